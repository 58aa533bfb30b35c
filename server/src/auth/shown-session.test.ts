import { expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';

const [, openSqlite] = ENGINES[0];
const server = useServer(openSqlite);
const organiser = server.useVisitor('organizador');
const administrator = server.useVisitor('administrador');

const EVENT = { title: 'Asado', date: '2028-03-01' };

const idOf = async (headers: Record<string, string>): Promise<string> => {
  const answer = await server.app.inject({ url: '/api/v1/auth/session', headers });
  return answer.json<{ session: { userId: string } }>().session.userId;
};

const write = (headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url: '/api/v1/events', headers, payload: EVENT });

test('a page that shows the session of another person than the browser’s writes nothing', async () => {
  const shown = { 'almanaque-account': await idOf(organiser.headers()) };
  const answer = await write({ ...administrator.headers(), ...shown });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    error: 'another_session',
    message:
      'En otra pestaña de este navegador ingresó otra persona, y esto no se guardó. Para hacerlo, ingresá con tu cuenta.',
  });
  expect((await write({ ...organiser.headers(), ...shown })).statusCode).toBe(201);
});

test('it does not end that session either, and the session itself is told to whoever asks', async () => {
  const shown = { 'almanaque-account': await idOf(organiser.headers()) };
  const url = '/api/v1/auth/sign-out-everywhere';
  const headers = { ...administrator.headers(), ...shown };
  expect((await server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(401);
  expect(await idOf(administrator.headers())).not.toBe(shown['almanaque-account']);
});

test('a program that says nothing of it writes as ever', async () => {
  expect((await write(administrator.headers())).statusCode).toBe(201);
});
