import { describe, expect, test } from '@jest/globals';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { ENGINES } from '../testing/engines.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { accountStore } from './account-store.ts';
import { issueRecovery } from './recovery.ts';
import { addAccount, PASSWORD, visitor, type Visitor } from './testing/visitor.ts';

const EMAIL = 'administrador@empresa.com.ar';
const SIGN_IN = '/api/v1/auth/sign-in';
const HERE = '198.51.100.7';

describe.each(ENGINES)('guessing passwords on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH, { trustProxy: ['127.0.0.1'] });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = async (
    address: string,
    password: string,
    { browser = visitor(server.app), email = EMAIL }: { browser?: Visitor; email?: string } = {},
  ) => (await browser.send('POST', SIGN_IN, { email, password }, from(address))).statusCode;
  const wrong = (address: string, times: number) =>
    Array.from({ length: times }, (_, n) => () => signIn(address, `intento numero ${n}`)).reduce<
      Promise<number[]>
    >(async (seen, next) => [...(await seen), await next()], Promise.resolve([]));

  /** A browser where the account signed in and out again. */
  async function knownBrowser(): Promise<Visitor> {
    const browser = visitor(server.app);
    expect(await signIn(HERE, PASSWORD, { browser })).toBe(200);
    await browser.send('POST', '/api/v1/auth/sign-out');
    return browser;
  }

  test('ten failures stop that client on that account, in every process, and nobody else', async () => {
    await addAccount(server, 'administrador');
    expect(await wrong('10.0.0.1', 10)).toEqual(Array(10).fill(401));
    const stopped = await visitor(server.app).send(
      'POST',
      SIGN_IN,
      { email: EMAIL, password: PASSWORD },
      from('10.0.0.1'),
    );
    expect(stopped.statusCode).toBe(429);
    expect(stopped.json()).toMatchObject({ error: 'rate_limited' });
    expect(stopped.json()).toHaveProperty('message', expect.stringMatching(/Probá de nuevo en/));
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), trustProxy: ['127.0.0.1'] };
    const { database } = server;
    const second = await buildApp({ config, database, passwords: quickPasswords });
    const again = await visitor(second).send(
      'POST',
      SIGN_IN,
      { email: EMAIL, password: PASSWORD },
      from('10.0.0.1'),
    );
    await second.close();
    expect(again.statusCode).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(800);
    // The account is not locked: it is that client that waits.
    expect(await signIn('10.0.0.2', PASSWORD)).toBe(200);
  });

  test('the right password from a device that signed in before enters, whatever others do', async () => {
    await addAccount(server, 'administrador');
    const browser = await knownBrowser();
    // From its own address, as in an office, and from so many that the account is full.
    await wrong(HERE, 20);
    for (let n = 1; n <= 6; n += 1) await wrong(`10.0.0.${n}`, 10);
    expect(await signIn('10.9.9.9', PASSWORD)).toBe(429);
    expect(await signIn(HERE, PASSWORD)).toBe(429);
    expect(await signIn(HERE, PASSWORD, { browser })).toBe(200);
    // It is known for itself and for no other account.
    await addAccount(server, 'organizador');
    const other = { browser, email: 'organizador@empresa.com.ar' };
    expect(await signIn(HERE, PASSWORD, other)).toBe(429);
  });

  test('a device that is known may not guess on either, and a made-up one is not known', async () => {
    await addAccount(server, 'administrador');
    const browser = await knownBrowser();
    for (let n = 0; n < 10; n += 1) {
      expect(await signIn(`10.0.1.${n}`, `intento ${n}`, { browser })).toBe(401);
    }
    expect(await signIn('10.0.1.99', PASSWORD, { browser })).toBe(429);
    await wrong('10.0.0.1', 10);
    const forged = visitor(server.app);
    const cookie = `almanaque.device=${'A'.repeat(22)}.${'A'.repeat(22)}`;
    const body = { email: EMAIL, password: PASSWORD };
    const answer = await forged.send('POST', SIGN_IN, body, { ...from('10.0.0.1'), cookie });
    expect(answer.statusCode).toBe(429);
  });

  test('one client cannot try many accounts, whichever address of its network it takes', async () => {
    const attempt = (n: number, address: string) =>
      signIn(address, 'una para todas', { email: `persona${n}@empresa.com.ar` });
    for (const address of [() => HERE, (n: number) => `2001:db8:0:7:${n.toString(16)}::1`]) {
      const statuses: number[] = [];
      for (let n = 0; n < 21; n += 1) statuses.push(await attempt(n, address(n)));
      expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    }
    expect(await attempt(99, '2001:db8:0:8::1')).toBe(401);
  });

  test('bad links shut the way back for who sends them, and for nobody else', async () => {
    const id = await addAccount(server, 'administrador');
    const token = await issueRecovery(server.database, { id });
    const use = async (address: string, given: string) =>
      (
        await visitor(server.app).send(
          'POST',
          '/api/v1/auth/recover',
          { token: given, password: 'cuatro perros verdes' },
          from(address),
        )
      ).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push(await use('10.0.0.1', `adivinado${n}`));
    expect(statuses).toEqual([...Array<number>(20).fill(403), 429]);
    // Also while the account is full of failures.
    for (let n = 1; n <= 6; n += 1) await wrong(`10.0.2.${n}`, 10);
    expect(await use('10.0.0.2', token)).toBe(200);
    expect(
      await (await accountStore(server.app.accounts, server.database)).find(id),
    ).not.toBeNull();
  });

  test('who is signed in and guesses the password in use is stopped, and signs in all the same', async () => {
    await addAccount(server, 'administrador');
    const browser = visitor(server.app);
    await signIn(HERE, PASSWORD, { browser });
    const change = async (currentPassword: string) =>
      (
        await browser.send('POST', '/api/v1/auth/change-password', {
          currentPassword,
          newPassword: 'cuatro perros verdes',
        })
      ).statusCode;
    for (let n = 0; n < 10; n += 1) expect(await change(`intento ${n}`)).toBe(403);
    expect(await change(PASSWORD)).toBe(429);
    expect(await signIn(HERE, PASSWORD, { browser })).toBe(200);
  });

  test('no address and no account can be read from what is counted', async () => {
    await wrong(HERE, 2);
    const rows = await server.database.selectFrom('sign_in_failures').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|administrador|empresa/);
  });
});
