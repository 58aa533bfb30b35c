import { beforeEach, describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { accountStore } from './account-store.ts';
import { issueRecovery, RECOVERY_MS } from './recovery.ts';
import { addAccount, PASSWORD, visitor } from './testing/visitor.ts';

const NEW = 'cuatro perros verdes';
const EMAIL = 'administrador@empresa.com.ar';

describe.each(ENGINES)('the way back for an administrator on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);
  const before = server.useVisitor('administrador', EMAIL);
  let id: string;
  beforeEach(async () => {
    id = (await (await store()).findByEmail(EMAIL))?.id ?? '';
  });

  const store = () => accountStore(server.app.accounts, server.database);
  const use = (token: string, password = NEW, headers = {}) =>
    visitor(server.app).send('POST', '/api/v1/auth/recover', { token, password }, headers);
  const signIn = async (password: string) =>
    (await visitor(server.app).send('POST', '/api/v1/auth/sign-in', { email: EMAIL, password }))
      .statusCode;

  test('the link gives a new password, once, and ends the sessions there were', async () => {
    const token = await issueRecovery(server.database, { id });
    const recovered = await use(token);
    expect(recovered.json()).toMatchObject({
      session: { email: EMAIL, role: 'administrador', mustChangePassword: false },
    });
    expect(recovered.cookies.map(({ name }) => name)).toContain('almanaque.session_token');
    expect((await before.send('GET', '/api/v1/auth/session')).json()).toEqual({ session: null });
    expect(await signIn(PASSWORD)).toBe(401);
    expect(await signIn(NEW)).toBe(200);
    const again = await use(token, 'cinco loros rojos');
    expect(again.statusCode).toBe(403);
    expect(again.json()).toMatchObject({ error: 'invalid_token' });
  });

  test('whether it still serves is told before anything is entered, and asking does not use it up', async () => {
    const ask = async (token: string) =>
      (await visitor(server.app).send('POST', '/api/v1/auth/recover/link', { token })).statusCode;
    const token = await issueRecovery(server.database, { id });
    expect(await ask(token)).toBe(204);
    expect(await ask('adivinado')).toBe(403);
    expect((await use(token)).statusCode).toBe(200);
    expect(await ask(token)).toBe(403);
    expect((await use(token)).json<{ message: string }>().message).toMatch(
      / pedí otro en la terminal con npm run admin:link\.$/,
    );
    await addAccount(server, 'administrador', 'otra@empresa.com.ar');
    const demoted = await issueRecovery(server.database, { id });
    await (await store()).update(id, { role: 'organizador' });
    expect(await ask(demoted)).toBe(403);
  });

  test('of several who use it at once, one gets in', async () => {
    const token = await issueRecovery(server.database, { id });
    const answers = await Promise.all([1, 2, 3].map(() => use(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
  });

  test('it is good for an hour, and until the next one', async () => {
    const stale = await issueRecovery(server.database, { id }, () => Date.now() - RECOVERY_MS);
    expect((await use(stale)).statusCode).toBe(403);
    const first = await issueRecovery(server.database, { id });
    const second = await issueRecovery(server.database, { id });
    expect((await use(first)).statusCode).toBe(403);
    expect((await use(second)).statusCode).toBe(200);
  });

  test('a weak password leaves it unused; a guess and another site get nowhere', async () => {
    const token = await issueRecovery(server.database, { id });
    expect((await use(token, 'contraseña123')).json()).toMatchObject({ field: 'password' });
    expect((await use('adivinado')).statusCode).toBe(403);
    const forged = await use(token, NEW, { origin: 'https://otro.example' });
    expect(forged.json()).toMatchObject({ error: 'foreign_origin' });
    expect((await use(token)).statusCode).toBe(200);
  });

  test('it brings a deactivated administrator back, and makes nobody one', async () => {
    await addAccount(server, 'administrador', 'otra@empresa.com.ar');
    await (await store()).update(id, { active: false });
    expect((await use(await issueRecovery(server.database, { id }))).statusCode).toBe(200);
    const demoted = await issueRecovery(server.database, { id });
    await (await store()).update(id, { role: 'organizador' });
    expect((await use(demoted)).statusCode).toBe(403);
    expect(await (await store()).find(id)).toMatchObject({ role: 'organizador' });
  });

  test('both steps are on record, and no token is kept anywhere', async () => {
    const token = await issueRecovery(server.database, { id });
    const settings = await server.database.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(settings)).not.toContain(token);
    await use(token);
    const log = await server.database
      .selectFrom('audit_log')
      .select(['action', 'actor_email'])
      .where('entity', '=', 'account')
      .where('entity_id', '=', id)
      .orderBy('at')
      .execute();
    expect(log).toEqual([
      { action: 'account.recovery-issued', actor_email: null },
      { action: 'account.recovered', actor_email: EMAIL },
    ]);
  });
});
