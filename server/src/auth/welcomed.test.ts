import { describe, expect, test } from '@jest/globals';
import { sessionResponseSchema } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { signedIn, visitor } from './testing/visitor.ts';

const SESSION = '/api/v1/auth/session';
const WELCOMED = '/api/v1/auth/welcomed';

describe.each(ENGINES)('the welcome of an account on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);

  test('is had once, whatever browser it is closed in', async () => {
    const [one, other] = [await signedIn(server, 'organizador'), visitor(server.app)];
    const isWelcomed = async (browser: typeof one) =>
      sessionResponseSchema.parse((await browser.send('GET', SESSION)).json()).session?.welcomed;
    expect(await isWelcomed(one)).toBe(false);
    const answer = sessionResponseSchema.parse((await one.send('PUT', WELCOMED)).json());
    expect(answer.session).toMatchObject({ email: 'organizador@empresa.com.ar', welcomed: true });
    expect(await isWelcomed(one)).toBe(true);
    const colleague = await signedIn(server, 'colaborador');
    expect(await isWelcomed(colleague)).toBe(false);
    const again = { email: 'organizador@empresa.com.ar', password: 'tres gatos azules' };
    await other.send('POST', '/api/v1/auth/sign-in', again);
    expect(await isWelcomed(other)).toBe(true);
  });

  test('is nobody’s without a session', async () => {
    expect((await visitor(server.app).send('PUT', WELCOMED)).statusCode).toBe(401);
  });
});
