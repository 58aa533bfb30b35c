import { describe, expect, test } from '@jest/globals';
import { sessionResponseSchema } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { addAccount, PASSWORD, visitor } from './testing/visitor.ts';

const HOST = 'almanaque.example';
const HTTPS = { origin: `https://${HOST}`, host: HOST };
const BODY = { email: 'administrador@empresa.com.ar', password: PASSWORD };

describe.each(ENGINES)('where PUBLIC_URL is https, on %s', (_engine, openPlace) => {
  // TRUST_PROXY is forgotten: no request says that it came by https.
  const server = useServer(openPlace, FOR_EACH, { publicUrl: `https://${HOST}` });

  const signIn = async () => {
    await addAccount(server, 'administrador');
    const browser = visitor(server.app);
    return { browser, answer: await browser.send('POST', '/api/v1/auth/sign-in', BODY, HTTPS) };
  };
  const sessionWith = async (cookie: string) => {
    const headers = { ...HTTPS, cookie };
    const answer = await server.app.inject({ url: '/api/v1/auth/session', headers });
    return sessionResponseSchema.parse(answer.json()).session;
  };

  test('every cookie is for https and for this host, and so is every answer', async () => {
    const { answer, browser } = await signIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toHaveLength(2);
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' });
      expect(cookie.name).toMatch(/^__Host-almanaque\./);
      expect(cookie).not.toHaveProperty('domain');
    }
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    const { headers } = await browser.send('GET', '/api/v1/auth/session', undefined, HTTPS);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const out = await browser.send('POST', '/api/v1/auth/sign-out', undefined, HTTPS);
    expect(out.cookies.map(({ name }) => name)).toContain('__Host-almanaque.session_token');
  });

  test('a session under the name without the prefix, which another host can plant, is none', async () => {
    const { browser } = await signIn();
    const { cookie = '' } = browser.headers();
    expect(await sessionWith(cookie)).not.toBeNull();
    expect(await sessionWith(cookie.replaceAll('__Host-', ''))).toBeNull();
  });
});
