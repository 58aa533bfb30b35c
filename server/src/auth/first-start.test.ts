import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { issueFirstToken } from './first-start.ts';
import { addAccount, visitor } from './testing/visitor.ts';

const PERSON = {
  name: 'Ana Paz',
  email: 'ana@empresa.com.ar',
  password: 'tres gatos azules',
};
const DAY_MS = 24 * 60 * 60 * 1000;

const hash = jest.spyOn(quickPasswords, 'hash');
beforeEach(() => {
  hash.mockClear();
});

describe.each(ENGINES)('the first start on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);

  const use = (token: string | null, person: object = PERSON) =>
    visitor(server.app).send('POST', '/api/v1/auth/first-administrator', { token, ...person });

  const ask = (token: string | null, from = visitor(server.app)) =>
    from.send('POST', '/api/v1/auth/first-administrator/link', { token });

  test('whether it still serves is told before anything is entered, and asking does not use it up', async () => {
    const token = await issueFirstToken(server.database);
    expect((await ask(token)).statusCode).toBe(204);
    expect((await ask(token)).statusCode).toBe(204);
    expect((await use(token)).statusCode).toBe(200);
    const used = await ask(token);
    expect(used.statusCode).toBe(403);
    expect(used.json()).toEqual((await ask('adivinado')).json());
    expect(used.json()).toMatchObject({ error: 'invalid_token', field: 'token' });
    expect(used.json()).toMatchObject({ message: expect.stringContaining('ingresá') });
  });

  test('asking and using count as one, by client', async () => {
    const guesser = visitor(server.app);
    const codes: number[] = [];
    for (let n = 0; n < 20; n += 1) codes.push((await ask(`adivinado ${n}`, guesser)).statusCode);
    expect(new Set(codes)).toEqual(new Set([403]));
    const token = await issueFirstToken(server.database);
    const late = await ask(token, guesser);
    expect(late.statusCode).toBe(429);
    expect(late.headers['retry-after']).toBeDefined();
    expect((await use(token)).statusCode).toBe(429);
  });

  test('its token makes one administrator, signed in, and no second one', async () => {
    const token = await issueFirstToken(server.database);
    const made = await use(token);
    expect(made.statusCode).toBe(200);
    expect(made.json()).toMatchObject({
      session: { email: PERSON.email, role: 'administrador', mustChangePassword: false },
    });
    expect(made.cookies.map(({ name }) => name)).toContain('almanaque.session_token');
    const again = await use(token, { ...PERSON, email: 'otra@empresa.com.ar' });
    expect(again.statusCode).toBe(403);
    expect(again.json()).toMatchObject({ error: 'invalid_token' });
    expect(await issueFirstToken(server.database)).toBeNull();
  });

  test('of several people who use it at once, one gets in', async () => {
    const token = await issueFirstToken(server.database);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => use(token, { ...PERSON, email: `p${n}@empresa.com.ar` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
  });

  test('a restart voids the token before it', async () => {
    const first = await issueFirstToken(server.database);
    const second = await issueFirstToken(server.database);
    expect((await use(first)).statusCode).toBe(403);
    expect((await use(second)).statusCode).toBe(200);
  });

  test('it is good for 24 hours', async () => {
    const stale = await issueFirstToken(server.database, () => Date.now() - DAY_MS);
    expect((await use(stale)).statusCode).toBe(403);
    const fresh = await issueFirstToken(server.database, () => Date.now() - DAY_MS + 60_000);
    expect((await use(fresh)).statusCode).toBe(200);
  });

  test('without it, or once there is an account, nobody is let in', async () => {
    expect((await use('adivinado')).statusCode).toBe(403);
    const token = await issueFirstToken(server.database);
    await addAccount(server, 'organizador');
    expect((await use(token)).statusCode).toBe(403);
  });

  test('without it no password is hashed', async () => {
    await issueFirstToken(server.database);
    expect((await use('adivinado')).statusCode).toBe(403);
    expect(hash).not.toHaveBeenCalled();
  });

  test('a weak password leaves the token unused', async () => {
    const token = await issueFirstToken(server.database);
    const weak = await use(token, { ...PERSON, password: 'contraseña123' });
    expect(weak.json()).toMatchObject({ error: 'weak_password', field: 'password' });
    expect((await use(token)).statusCode).toBe(200);
  });

  test('the database keeps no token', async () => {
    const token = await issueFirstToken(server.database);
    const kept = await server.database.selectFrom('settings').selectAll().execute();
    expect(kept.map(({ key }) => key)).toContain('first_start');
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});
