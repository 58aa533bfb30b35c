import { describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { NEW, useAccounts, USERS } from '../testing/use-accounts.ts';
import { PASSWORD } from './testing/visitor.ts';

describe.each(ENGINES)('what an account may do on %s', (_engine, openPlace) => {
  const { admin, idOf, listed, signedIn, signIn, visitor } = useAccounts(openPlace);

  test('privilege escalation: only administrators manage accounts, their own included', async () => {
    const organiser = await signedIn('organizador');
    const own = await idOf('organizador@empresa.com.ar');
    const requests = [
      ['GET', USERS, undefined],
      ['POST', USERS, { ...NEW, role: 'administrador' }],
      ['PATCH', `${USERS}/${own}`, { role: 'administrador' }],
      ['DELETE', `${USERS}/${await idOf('administrador@empresa.com.ar')}`, undefined],
      ['GET', '/api/v1/audit', undefined],
    ] as const;
    for (const [method, url, body] of requests) {
      const forbidden = await organiser.send(method, url, body);
      expect(forbidden.statusCode).toBe(403);
      expect(forbidden.json()).toHaveProperty(
        'message',
        expect.stringMatching(/^Tu cuenta no tiene permiso para esto/),
      );
      const anonymous = await visitor().send(method, url, body);
      expect(anonymous.statusCode).toBe(401);
      expect(anonymous.json()).toHaveProperty('message', 'Ingresá para continuar.');
    }
    const roles = (await listed()).map(({ role }) => role);
    expect(roles.sort()).toEqual(['administrador', 'organizador']);
  });

  test('a role that is taken away counts at once, in a session that is open', async () => {
    const second = await signedIn('administrador', 'otra@empresa.com.ar');
    expect((await second.send('GET', USERS)).statusCode).toBe(200);
    const id = await idOf('otra@empresa.com.ar');
    await admin.send('PATCH', `${USERS}/${id}`, { role: 'organizador' });
    expect((await second.send('GET', USERS)).statusCode).toBe(403);
  });

  test('a deactivated account is out at once and cannot come back until it is active', async () => {
    const organiser = await signedIn('organizador');
    const id = await idOf('organizador@empresa.com.ar');
    await admin.send('PATCH', `${USERS}/${id}`, { active: false });
    const session = await organiser.send('GET', '/api/v1/auth/session');
    expect(session.json()).toEqual({ session: null });
    const { answer } = await signIn('organizador@empresa.com.ar', PASSWORD);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'account_inactive' });
    expect(answer.cookies).toEqual([]);
    await admin.send('PATCH', `${USERS}/${id}`, { active: true });
    const { answer: back } = await signIn('organizador@empresa.com.ar', PASSWORD);
    expect(back.statusCode).toBe(200);
  });
});
