import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  accountSchema,
  accountsResponseSchema,
  auditPageSchema,
} from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { accountStore } from './account-store.ts';
import { PASSWORD, signedIn, visitor, type Visitor } from './testing/visitor.ts';

const USERS = '/api/v1/auth/users';
const NEW = {
  name: 'Beto Luna',
  email: 'beto@empresa.com.ar',
  role: 'organizador',
  password: 'cuatro perros verdes',
};

// Hashing a password takes long on purpose, and a busy machine makes it longer.
jest.setTimeout(60_000);

describe.each(ENGINES)('accounts on %s', (_engine, openPlace) => {
  let server: TestApp;
  let admin: Visitor;
  beforeEach(async () => {
    server = await startTestApp(openPlace);
    admin = await signedIn(server, 'administrador');
  });
  afterEach(() => server.close());

  const signIn = async (email: string, password: string) => {
    const browser = visitor(server.app);
    const answer = await browser.send('POST', '/api/v1/auth/sign-in', { email, password });
    return { browser, answer };
  };
  const store = () => accountStore(server.app.accounts, server.database);
  const listed = async () =>
    accountsResponseSchema.parse((await admin.send('GET', USERS)).json()).users;
  const idOf = async (email: string) => (await listed()).find((user) => user.email === email)?.id;

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

  test('privilege escalation: only administrators manage accounts, their own included', async () => {
    const organizer = await signedIn(server, 'organizador');
    const own = await idOf('organizador@empresa.com.ar');
    const requests = [
      ['GET', USERS, undefined],
      ['POST', USERS, { ...NEW, role: 'administrador' }],
      ['PATCH', `${USERS}/${own}`, { role: 'administrador' }],
      ['DELETE', `${USERS}/${await idOf('administrador@empresa.com.ar')}`, undefined],
      ['GET', '/api/v1/audit', undefined],
    ] as const;
    for (const [method, url, body] of requests) {
      const forbidden = await organizer.send(method, url, body);
      expect(forbidden.statusCode).toBe(403);
      expect(forbidden.json()).toHaveProperty(
        'message',
        expect.stringMatching(/^Tu cuenta no tiene permiso para esto/),
      );
      const anonymous = await visitor(server.app).send(method, url, body);
      expect(anonymous.statusCode).toBe(401);
      expect(anonymous.json()).toHaveProperty('message', 'Iniciá sesión para continuar.');
    }
    const roles = (await listed()).map(({ role }) => role);
    expect(roles.sort()).toEqual(['administrador', 'organizador']);
  });

  test('a role that is taken away counts at once, in a session that is open', async () => {
    const second = await signedIn(server, 'administrador', 'otra@empresa.com.ar');
    expect((await second.send('GET', USERS)).statusCode).toBe(200);
    const id = await idOf('otra@empresa.com.ar');
    await admin.send('PATCH', `${USERS}/${id}`, { role: 'organizador' });
    expect((await second.send('GET', USERS)).statusCode).toBe(403);
  });

  test('a deactivated account is out at once and cannot come back until it is active', async () => {
    const organizer = await signedIn(server, 'organizador');
    const id = await idOf('organizador@empresa.com.ar');
    await admin.send('PATCH', `${USERS}/${id}`, { active: false });
    const session = await organizer.send('GET', '/api/v1/auth/session');
    expect(session.json()).toEqual({ session: null });
    const { answer } = await signIn('organizador@empresa.com.ar', PASSWORD);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'account_inactive' });
    expect(answer.cookies).toEqual([]);
    await admin.send('PATCH', `${USERS}/${id}`, { active: true });
    const { answer: back } = await signIn('organizador@empresa.com.ar', PASSWORD);
    expect(back.statusCode).toBe(200);
  });

  test('a password given anew ends the sessions and must be changed', async () => {
    const organizer = await signedIn(server, 'organizador');
    const id = await idOf('organizador@empresa.com.ar');
    const weak = await admin.send('PATCH', `${USERS}/${id}`, { password: 'organizador 2026' });
    expect(weak.json()).toMatchObject({ error: 'weak_password' });
    expect((await organizer.send('GET', '/api/v1/auth/session')).json()).not.toEqual({
      session: null,
    });
    const given = await admin.send('PATCH', `${USERS}/${id}`, { password: NEW.password });
    expect(given.json()).toMatchObject({ mustChangePassword: true });
    expect((await organizer.send('GET', '/api/v1/auth/session')).json()).toEqual({ session: null });
    expect((await signIn('organizador@empresa.com.ar', NEW.password)).answer.statusCode).toBe(200);
  });

  test('the last administrator can be neither demoted nor deactivated', async () => {
    const id = await idOf('administrador@empresa.com.ar');
    const url = `${USERS}/${id}`;
    for (const attempt of [
      admin.send('PATCH', url, { role: 'organizador' }),
      admin.send('PATCH', url, { active: false }),
    ]) {
      const answer = await attempt;
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ error: 'last_administrator' });
    }
    expect(await listed()).toEqual([
      expect.objectContaining({ id, role: 'administrador', active: true }),
    ]);
  });

  test('of administrators who demote each other at the same moment, one remains', async () => {
    const emails = ['uno', 'dos', 'tres'].map((name) => `${name}@empresa.com.ar`);
    const browsers: Visitor[] = [];
    for (const email of emails) browsers.push(await signedIn(server, 'administrador', email));
    await admin.send('PATCH', `${USERS}/${await idOf('administrador@empresa.com.ar')}`, {
      role: 'organizador',
    });
    const ids = await Promise.all(
      emails.map(async (email) => (await store()).findByEmail(email).then((user) => user?.id)),
    );
    const statuses = await Promise.all(
      browsers.map(async (browser, index) => {
        const { statusCode } = await browser.send('PATCH', `${USERS}/${ids[(index + 1) % 3]}`, {
          role: 'organizador',
        });
        return statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
    expect(await (await store()).activeAdministrators()).toBeGreaterThanOrEqual(1);
  });

  test('a removed account is gone with its sessions; unknown ones are 404', async () => {
    const organizer = await signedIn(server, 'organizador');
    const url = `${USERS}/${await idOf('organizador@empresa.com.ar')}`;
    expect((await admin.send('DELETE', url)).statusCode).toBe(204);
    expect((await organizer.send('GET', USERS)).statusCode).toBe(401);
    expect((await admin.send('DELETE', url)).statusCode).toBe(404);
    expect((await admin.send('PATCH', url, { name: 'Otra' })).statusCode).toBe(404);
  });

  test('nobody removes their own account, and of two who remove each other one remains', async () => {
    const own = `${USERS}/${await idOf('administrador@empresa.com.ar')}`;
    const refused = await admin.send('DELETE', own);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: 'own_account' });
    const other = await signedIn(server, 'administrador', 'otra@empresa.com.ar');
    const url = `${USERS}/${await idOf('otra@empresa.com.ar')}`;
    const answers = await Promise.all([other.send('DELETE', own), admin.send('DELETE', url)]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await (await store()).activeAdministrators()).toBe(1);
  });

  test('removing asks for a page of ours: another site cannot make the browser do it', async () => {
    await signedIn(server, 'organizador');
    const url = `${USERS}/${await idOf('organizador@empresa.com.ar')}`;
    for (const headers of [
      { origin: 'https://otro.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const forged = await admin.send('DELETE', url, undefined, headers);
      expect(forged.statusCode).toBe(403);
      expect(forged.json()).toMatchObject({ error: 'foreign_origin' });
    }
    expect(await listed()).toHaveLength(2);
  });

  test('of a removed account the log keeps what it did, and not whose it was', async () => {
    const email = 'beatriz@empresa.com.ar';
    const organizer = await signedIn(server, 'organizador', email);
    await visitor(server.app).send('POST', '/api/v1/auth/sign-in', { email, password: 'no es' });
    const event = { title: 'Asado', date: '2026-12-12' };
    expect((await organizer.send('POST', '/api/v1/events', event)).statusCode).toBe(201);
    const id = (await idOf(email)) ?? '';
    await admin.send('PATCH', `${USERS}/${id}`, { name: 'Beatriz Gómez' });
    await admin.send('DELETE', `${USERS}/${id}`);
    const kept = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/beatriz|Gómez|Ana Paz/i);
    const created = kept.find(({ action }) => action === 'event.created');
    expect(created).toMatchObject({ actor_id: id });
    expect(created?.actor_email).toMatch(/^cuenta-eliminada-[a-z0-9]{8}$/);
    expect(kept.find(({ action }) => action === 'session.refused')?.entity_id).toBe(
      created?.actor_email,
    );
    expect(kept.filter(({ action }) => action === 'account.removed')).toMatchObject([
      { entity_id: id, actor_email: 'administrador@empresa.com.ar' },
    ]);
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
    const kept = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/cuatro perros|cinco loros|tres gatos/);
  });
});
