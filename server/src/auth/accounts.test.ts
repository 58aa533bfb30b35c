import { describe, expect, test } from '@jest/globals';
import { accountSchema, auditPageSchema } from '@almanaque/api';
import { ENGINES } from '../testing/engines.ts';
import { NEW, useAccounts, USERS } from '../testing/use-accounts.ts';
import { PASSWORD } from './testing/visitor.ts';

describe.each(ENGINES)('accounts on %s', (_engine, openPlace) => {
  const { admin, idOf, log, signedIn, signIn } = useAccounts(openPlace);

  test('a new account must choose its own password before it may do anything', async () => {
    const created = await admin.send('POST', USERS, { ...NEW, role: 'administrador' });
    expect(created.statusCode).toBe(201);
    expect(accountSchema.parse(created.json()).mustChangePassword).toBe(true);
    expect(created.body).not.toContain(NEW.password);
    const { browser } = await signIn(NEW.email, NEW.password);
    const refused = await browser.send('GET', USERS);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: 'password_change_required' });

    const change = (currentPassword: string, newPassword: string) =>
      browser.send('POST', '/api/v1/auth/change-password', { currentPassword, newPassword });
    expect((await change('no es esta, seguro', PASSWORD)).json()).toMatchObject({
      error: 'wrong_password',
      field: 'currentPassword',
    });
    expect((await change(NEW.password, 'corta')).json()).toMatchObject({ field: 'newPassword' });
    expect((await change(NEW.password, NEW.password)).statusCode).toBe(400);
    const elsewhere = await signIn(NEW.email, NEW.password);
    expect((await change(NEW.password, PASSWORD)).json()).toMatchObject({
      session: { mustChangePassword: false },
    });
    expect((await browser.send('GET', USERS)).statusCode).toBe(200);
    const session = await elsewhere.browser.send('GET', '/api/v1/auth/session');
    expect(session.json()).toEqual({ session: null });
    expect((await signIn(NEW.email, NEW.password)).answer.statusCode).toBe(401);
    expect((await signIn(NEW.email, PASSWORD)).answer.statusCode).toBe(200);
  });

  test('two accounts cannot share an address', async () => {
    await admin.send('POST', USERS, NEW);
    const again = await admin.send('POST', USERS, { ...NEW, email: 'BETO@empresa.com.ar' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ error: 'email_taken', field: 'email' });
  });

  test.each(['', 'a\nb', 'x'.repeat(121)])('the name %j is refused', async (name) => {
    expect((await admin.send('POST', USERS, { ...NEW, name })).json()).toMatchObject({
      field: 'name',
    });
  });

  test('a password given anew ends the sessions and must be changed', async () => {
    const organiser = await signedIn('organizador');
    const id = await idOf('organizador@empresa.com.ar');
    const weak = await admin.send('PATCH', `${USERS}/${id}`, { password: 'organizador 2026' });
    expect(weak.json()).toMatchObject({ error: 'weak_password' });
    expect((await organiser.send('GET', '/api/v1/auth/session')).json()).not.toEqual({
      session: null,
    });
    const given = await admin.send('PATCH', `${USERS}/${id}`, { password: NEW.password });
    expect(given.json()).toMatchObject({ mustChangePassword: true });
    expect((await organiser.send('GET', '/api/v1/auth/session')).json()).toEqual({ session: null });
    expect((await signIn('organizador@empresa.com.ar', NEW.password)).answer.statusCode).toBe(200);
  });

  test('every change of an account is on record, and no password is', async () => {
    const created = accountSchema.parse((await admin.send('POST', USERS, NEW)).json());
    const url = `${USERS}/${created.id}`;
    await admin.send('PATCH', url, { role: 'administrador' });
    await admin.send('PATCH', url, { password: 'cinco loros rojos' });
    await admin.send('DELETE', url);
    const page = await admin.send('GET', `/api/v1/audit?entity=account&entityId=${created.id}`);
    const { entries } = auditPageSchema.parse(page.json());
    expect(entries.map(({ action }) => action)).toEqual([
      'account.removed',
      'account.password-given',
      'account.changed',
      'account.created',
    ]);
    expect(entries[2]).toMatchObject({
      actor: { email: 'administrador@empresa.com.ar', role: 'administrador' },
      before: { role: 'organizador' },
      after: { role: 'administrador' },
    });
    const kept = await log();
    expect(JSON.stringify(kept)).not.toMatch(/cuatro perros|cinco loros|tres gatos/);
  });
});
