import { describe, expect, test } from '@jest/globals';
import { errorResponseSchema, sessionResponseSchema } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { addAccount, PASSWORD, signedIn, visitor } from './testing/visitor.ts';

const EMAIL = 'organizador@empresa.com.ar';
const SIGN_IN = '/api/v1/auth/sign-in';
const SESSION = '/api/v1/auth/session';

describe.each(ENGINES)('signing in on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH, { trustProxy: ['127.0.0.1'] });

  const sessionOf = async (browser: ReturnType<typeof visitor>) =>
    sessionResponseSchema.parse((await browser.send('GET', SESSION)).json()).session;

  test('a session lives in an HttpOnly, SameSite cookie until it is ended', async () => {
    const id = await addAccount(server, 'organizador');
    const browser = visitor(server.app);
    expect(await sessionOf(browser)).toBeNull();
    const answer = await browser.send('POST', SIGN_IN, {
      email: 'Organizador@Empresa.com.ar',
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const kept = { httpOnly: true, sameSite: 'Lax', path: '/' };
    expect(answer.cookies).toEqual([
      expect.objectContaining({ ...kept, name: 'almanaque.session_token' }),
      expect.objectContaining({ ...kept, name: 'almanaque.device' }),
    ]);
    expect(String(answer.headers['set-cookie'])).not.toContain('Secure');
    expect(await sessionOf(browser)).toMatchObject({
      userId: id,
      email: EMAIL,
      role: 'organizador',
      mustChangePassword: false,
    });
    const { cookie } = browser.headers();
    expect((await browser.send('POST', '/api/v1/auth/sign-out')).json()).toEqual({ session: null });
    expect(browser.headers()['cookie']).not.toContain('session_token');
    const replayed = await server.app.inject({ url: SESSION, headers: { cookie } });
    expect(replayed.json()).toEqual({ session: null });
  });

  test('behind https the cookie is for https alone', async () => {
    await addAccount(server, 'organizador');
    const headers = { 'x-forwarded-proto': 'https' };
    const body = { email: EMAIL, password: PASSWORD };
    const { cookies } = await visitor(server.app).send('POST', SIGN_IN, body, headers);
    expect(cookies.map(({ secure }) => secure)).toEqual([true, true]);
  });

  test('a session that is used is renewed, one that is not ends', async () => {
    const browser = await signedIn(server, 'organizador');
    const before = await sessionOf(browser);
    const expire = async (inDays: number) => {
      const adapter = (await (await server.app.accounts.loaded()).$context).internalAdapter;
      const [session] = await adapter.listSessions(before?.userId ?? '');
      const expiresAt = new Date(Date.now() + inDays * 86_400_000);
      await adapter.updateSession(session?.token ?? '', { expiresAt });
    };
    await expire(0.25);
    const renewed = await browser.send('GET', SESSION);
    expect(renewed.cookies).toHaveLength(1);
    expect(Date.parse((await sessionOf(browser))?.expiresAt ?? '')).toBeGreaterThan(
      Date.now() + 0.49 * 86_400_000,
    );
    await expire(-1);
    expect(await sessionOf(browser)).toBeNull();
  });

  test('sessions that ran out are forgotten when somebody signs in', async () => {
    const old = await sessionOf(await signedIn(server, 'organizador'));
    const sessions = () => server.database.selectFrom('sessions').select('user_id').execute();
    const adapter = (await (await server.app.accounts.loaded()).$context).internalAdapter;
    const [session] = await adapter.listSessions(old?.userId ?? '');
    await adapter.updateSession(session?.token ?? '', { expiresAt: new Date(Date.now() - 1000) });
    await signedIn(server, 'administrador');
    expect(await sessions()).toHaveLength(1);
  });

  test('signing out everywhere ends the sessions of every browser', async () => {
    const one = await signedIn(server, 'organizador');
    const other = visitor(server.app);
    await other.send('POST', SIGN_IN, { email: EMAIL, password: PASSWORD });
    expect(await sessionOf(other)).not.toBeNull();
    await one.send('POST', '/api/v1/auth/sign-out-everywhere');
    expect(await sessionOf(other)).toBeNull();
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    await addAccount(server, 'organizador');
    const attempt = (email: string) =>
      visitor(server.app).send('POST', SIGN_IN, { email, password: 'otra cosa distinta' });
    const wrong = await attempt(EMAIL);
    const unknown = await attempt('nadie@empresa.com.ar');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual(unknown.json());
    expect(errorResponseSchema.parse(wrong.json()).message).toMatch(/no son correctos/);
    expect(wrong.cookies).toEqual([]);
  });

  test('session fixation: what the browser brought is never the session it gets', async () => {
    const planted = await signedIn(server, 'organizador', 'atacante@empresa.com.ar');
    const plantedCookie = planted.headers()['cookie'] ?? '';
    await addAccount(server, 'administrador');
    const body = { email: 'administrador@empresa.com.ar', password: PASSWORD };
    const victim = await visitor(server.app).send('POST', SIGN_IN, body, { cookie: plantedCookie });
    expect(victim.statusCode).toBe(200);
    expect(decodeURIComponent(plantedCookie)).not.toContain(victim.cookies[0]?.value);
    // The planted session ended with the sign-in, rather than becoming the administrator's.
    expect(await sessionOf(planted)).toBeNull();
  });

  test('a forged cookie is no session', async () => {
    const browser = await signedIn(server, 'organizador');
    // Not its last letter, of which only some bits count.
    const cookie = (browser.headers()['cookie'] ?? '').replace(/.(?=.(?:%3D|$))/, (letter) =>
      letter === 'X' ? 'Y' : 'X',
    );
    const answer = await server.app.inject({ url: SESSION, headers: { cookie } });
    expect(answer.json()).toEqual({ session: null });
  });

  test.each([
    [{ email: 'no es un correo', password: 'x' }, 'email'],
    [{ email: EMAIL }, 'password'],
    [{ email: EMAIL, password: 'x', role: 'administrador' }, 'role'],
  ])('%j is refused, naming %s', async (body, field) => {
    const answer = await visitor(server.app).send('POST', SIGN_IN, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
  });

  test('the library’s own addresses are not there', async () => {
    const body = { name: 'X', email: 'x@x.com', password: PASSWORD, role: 'administrador' };
    for (const path of ['sign-up/email', 'update-user', 'sign-in/email']) {
      const answer = await visitor(server.app).send('POST', `/api/v1/auth/${path}`, body);
      expect(answer.statusCode).toBe(404);
    }
  });
});
