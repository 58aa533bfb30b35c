import { describe, expect, test } from '@jest/globals';
import { secondFactorSchema, totpSetUpSchema } from '@almanaque/api';
import { sql } from 'kysely';
import { ENGINES } from '../../testing/engines.ts';
import { FOR_EACH, useServer } from '../../testing/use-server.ts';
import { accountStore } from '../account-store.ts';
import { issueRecovery } from '../recovery.ts';
import { totpCode } from '../testing/totp.ts';
import { addAccount, PASSWORD, signedIn, visitor, type Visitor } from '../testing/visitor.ts';

const OWN = '/api/v1/auth/second-factor';
const SIGN_IN = '/api/v1/auth/sign-in';
const CODE = `${SIGN_IN}/second-factor`;
const SESSION = '/api/v1/auth/session';
const EMAIL = 'organizador@empresa.com.ar';
const ADMIN = 'administrador@empresa.com.ar';

describe.each(ENGINES)('a second factor on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);

  const sessionOf = async (browser: Visitor) =>
    (await browser.send('GET', SESSION)).json<{ session: { email: string } | null }>().session;

  /** Sets it up with the present code; sign-ins use the next, which is taken also when it is the present. */
  async function setUp(browser: Visitor) {
    const begun = await browser.send('POST', `${OWN}/totp`, { password: PASSWORD });
    const { secret, recoveryCodes, uri } = totpSetUpSchema.parse(begun.json());
    const code = totpCode(secret);
    const confirmed = await browser.send('POST', `${OWN}/totp/confirm`, { code });
    expect(confirmed.statusCode).toBe(200);
    return { secret, recoveryCodes, uri };
  }
  /** A browser of its own, past the password. */
  async function afterPassword(email = EMAIL): Promise<Visitor> {
    const browser = visitor(server.app);
    const answer = await browser.send('POST', SIGN_IN, { email, password: PASSWORD });
    expect(answer.json()).toEqual({ session: null, secondFactor: true });
    return browser;
  }
  const actions = async () =>
    (
      await server.database
        .selectFrom('audit_log')
        .select(['action', 'after'])
        .orderBy('at')
        .execute()
    ).map(({ action, after }) => [action, after]);

  test('is set up with a code; then the password alone lets nobody in', async () => {
    const browser = await signedIn(server, 'organizador');
    const { secret, uri, recoveryCodes } = await setUp(browser);
    expect(decodeURIComponent(uri)).toMatch(/^otpauth:\/\/totp\/Almanaque Mi empresa:organizador@/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await sessionOf(browser)).toMatchObject({ email: EMAIL });
    expect(secondFactorSchema.parse((await browser.send('GET', OWN)).json())).toEqual({
      hasPassword: true,
      totp: true,
      recoveryCodesLeft: 10,
      required: false,
      passkeys: [],
    });

    const other = await afterPassword();
    expect(await sessionOf(other)).toBeNull();
    expect((await other.send('GET', '/api/v1/auth/sessions')).statusCode).toBe(401);
    const wrong = await other.send('POST', CODE, { code: '000000' });
    expect(wrong.json()).toMatchObject({ error: 'wrong_code', field: 'code' });
    const right = await other.send('POST', CODE, { code: totpCode(secret, 1) });
    expect(right.json()).toMatchObject({ session: { email: EMAIL } });
    expect(await sessionOf(other)).toMatchObject({ email: EMAIL });
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ['account.second-factor-added', null],
        ['session.refused', JSON.stringify({ way: 'totp', reason: 'wrong_code' })],
        ['session.started', JSON.stringify({ way: 'totp' })],
      ]),
    );
  });

  test('a passkey is taken away by whose it is, and by nobody else', async () => {
    const owner = await signedIn(server, 'organizador');
    const other = await signedIn(server, 'administrador');
    const { id: userId } = await server.database
      .selectFrom('users')
      .select('id')
      .where(sql`email`, '=', EMAIL)
      .executeTakeFirstOrThrow();
    for (const id of ['telefono', 'notebook']) {
      await sql`insert into passkeys
        (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
        values (${id}, ${userId}, ${id}, 'k', ${id}, 0, 'singleDevice', false)`.execute(
        server.database,
      );
    }
    const left = async () =>
      secondFactorSchema
        .parse((await owner.send('GET', OWN)).json())
        .passkeys.map(({ id }) => id)
        .sort();
    const take = async (browser: Visitor, id: string) =>
      (await browser.send('DELETE', `${OWN}/passkeys/${id}`)).statusCode;
    expect(await take(visitor(server.app), 'telefono')).toBe(401);
    expect(await take(other, 'telefono')).toBe(404);
    expect(await left()).toEqual(['notebook', 'telefono']);
    expect(await take(owner, 'telefono')).toBe(204);
    expect(await take(owner, 'telefono')).toBe(404);
    expect(await left()).toEqual(['notebook']);
    const log = await server.database
      .selectFrom('audit_log')
      .select(['actor_email', 'before'])
      .where('action', '=', 'account.passkey-removed')
      .execute();
    expect(log).toEqual([{ actor_email: EMAIL, before: JSON.stringify({ name: 'telefono' }) }]);
  });

  test('one that was begun and not confirmed asks for nothing', async () => {
    const browser = await signedIn(server, 'organizador');
    const wrong = await browser.send('POST', `${OWN}/totp`, { password: 'no es esta clave' });
    expect(wrong.json()).toMatchObject({ error: 'wrong_password', field: 'password' });
    await browser.send('POST', `${OWN}/totp`, { password: PASSWORD });
    const again = await visitor(server.app).send('POST', SIGN_IN, {
      email: EMAIL,
      password: PASSWORD,
    });
    expect(again.json()).toMatchObject({ session: { email: EMAIL } });
  });

  test('a code signs in once, however many try at once', async () => {
    const { secret } = await setUp(await signedIn(server, 'organizador'));
    const browsers = [await afterPassword(), await afterPassword(), await afterPassword()];
    const code = totpCode(secret, 1);
    const answers = await Promise.all(browsers.map((one) => one.send('POST', CODE, { code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    const late = await (await afterPassword()).send('POST', CODE, { code });
    expect(late.json()).toMatchObject({ error: 'wrong_code' });
  });

  test('a recovery code signs in once, however it is typed', async () => {
    const browser = await signedIn(server, 'organizador');
    const [first = '', second = ''] = (await setUp(browser)).recoveryCodes;
    const use = async (recoveryCode: string) =>
      (await afterPassword()).send('POST', CODE, { recoveryCode });
    expect((await use(first)).statusCode).toBe(200);
    const again = await use(first);
    expect(again.json()).toMatchObject({ error: 'wrong_code', field: 'recoveryCode' });
    expect((await use(second.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    const { recoveryCodesLeft } = secondFactorSchema.parse((await browser.send('GET', OWN)).json());
    expect(recoveryCodesLeft).toBe(8);
    const renewed = await browser.send('POST', `${OWN}/recovery-codes`, { password: PASSWORD });
    const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await use(fresh)).statusCode).toBe(200);
  });

  test('nothing of it is kept readable', async () => {
    const { secret, recoveryCodes } = await setUp(await signedIn(server, 'organizador'));
    const kept = JSON.stringify([
      await server.database.selectFrom('second_factors').selectAll().execute(),
      await server.database.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('guessing is stopped: five codes, and the password is asked for again', async () => {
    const { secret } = await setUp(await signedIn(server, 'organizador'));
    const browser = await afterPassword();
    for (let n = 0; n < 5; n += 1) {
      const answer = await browser.send('POST', CODE, { code: `00000${n}` });
      expect(answer.json()).toMatchObject({ error: 'wrong_code' });
    }
    const sixth = await browser.send('POST', CODE, { code: totpCode(secret, 1) });
    expect(sixth.statusCode).not.toBe(200);
    expect(await sessionOf(browser)).toBeNull();
  });

  test('without the cookie of a right password a code is nothing', async () => {
    const { secret } = await setUp(await signedIn(server, 'organizador'));
    const code = totpCode(secret, 1);
    const answer = await visitor(server.app).send('POST', CODE, { code });
    expect(answer.json()).toMatchObject({ error: 'challenge_expired' });
    // Nor is it with somebody else's session.
    const stranger = await signedIn(server, 'administrador');
    expect((await stranger.send('POST', CODE, { code })).statusCode).toBe(409);
  });

  test('it is switched off with the password, and the password is enough again', async () => {
    const browser = await signedIn(server, 'organizador');
    await setUp(browser);
    const twice = await browser.send('POST', `${OWN}/totp`, { password: PASSWORD });
    expect(twice.json()).toMatchObject({ error: 'second_factor_exists' });
    const off = await browser.send('POST', `${OWN}/totp/remove`, { password: PASSWORD });
    expect(off.json()).toMatchObject({ session: { email: EMAIL } });
    const answer = await visitor(server.app).send('POST', SIGN_IN, {
      email: EMAIL,
      password: PASSWORD,
    });
    expect(answer.json()).toMatchObject({ session: { email: EMAIL } });
  });

  test('an administrator takes it from somebody who lost it, and their sessions end', async () => {
    const browser = await signedIn(server, 'organizador');
    await setUp(browser);
    const admin = await signedIn(server, 'administrador');
    const { users } = (await admin.send('GET', '/api/v1/auth/users')).json<{
      users: { id: string; email: string; secondFactor: boolean }[];
    }>();
    const [mine, theirs] = [ADMIN, EMAIL].map((email) =>
      users.find((user) => user.email === email),
    );
    expect([mine?.secondFactor, theirs?.secondFactor]).toEqual([false, true]);
    const reset = (id = '') => admin.send('DELETE', `/api/v1/auth/users/${id}/second-factor`);
    expect(
      (await browser.send('DELETE', `/api/v1/auth/users/${mine?.id}/second-factor`)).statusCode,
    ).toBe(403);
    expect((await reset(mine?.id)).statusCode).toBe(409);
    expect((await reset(theirs?.id)).statusCode).toBe(204);
    expect(await sessionOf(browser)).toBeNull();
    const answer = await visitor(server.app).send('POST', SIGN_IN, {
      email: EMAIL,
      password: PASSWORD,
    });
    expect(answer.json()).toMatchObject({ session: { email: EMAIL } });
    expect((await actions()).map(([action]) => action)).toContain('account.second-factor-reset');
  });

  test('the terminal’s link lets in an administrator who lost everything', async () => {
    const admin = await signedIn(server, 'administrador');
    await setUp(admin);
    const store = await accountStore(server.app.accounts, server.database);
    const id = (await store.findByEmail(ADMIN))?.id ?? '';
    const token = await issueRecovery(server.database, { id });
    const body = { token, password: 'cuatro perros verdes' };
    const answer = await visitor(server.app).send('POST', '/api/v1/auth/recover', body);
    expect(answer.json()).toMatchObject({ session: { email: ADMIN } });
    expect(await store.find(id)).toMatchObject({ secondFactor: false });
  });

  describe('where the company asks administrators for it', () => {
    const POLICY = '/api/v1/auth/policy';
    const require = (admin: Visitor, secondFactorForAdministrators = true) =>
      admin.send('PUT', POLICY, { secondFactorForAdministrators });

    test('they set one up before they go on, and nobody else has to', async () => {
      const admin = await signedIn(server, 'administrador');
      const organiser = await signedIn(server, 'organizador');
      expect((await require(organiser)).statusCode).toBe(403);
      expect((await require(admin)).statusCode).toBe(200);
      expect(await sessionOf(admin)).toMatchObject({ mustSetSecondFactor: true });
      expect(await sessionOf(organiser)).toMatchObject({ mustSetSecondFactor: false });
      const refused = await admin.send('GET', '/api/v1/auth/users');
      expect(refused.json()).toMatchObject({ error: 'second_factor_required' });
      // Nor may they lift it so.
      expect((await require(admin, false)).statusCode).toBe(403);
      await setUp(admin);
      expect(await sessionOf(admin)).toMatchObject({ mustSetSecondFactor: false });
      expect((await admin.send('GET', '/api/v1/auth/users')).statusCode).toBe(200);
      expect((await require(admin, false)).statusCode).toBe(200);
      expect((await actions()).map(([action]) => action)).toEqual(
        expect.arrayContaining([
          'account.second-factor-required',
          'account.second-factor-optional',
        ]),
      );
    });

    test('one without it gets in with the password, and no further', async () => {
      await require(await signedIn(server, 'administrador'));
      await addAccount(server, 'administrador', 'otra@empresa.com.ar');
      const browser = visitor(server.app);
      const body = { email: 'otra@empresa.com.ar', password: PASSWORD };
      const answer = await browser.send('POST', SIGN_IN, body);
      expect(answer.json()).toMatchObject({ session: { mustSetSecondFactor: true } });
      await setUp(browser);
      expect((await browser.send('GET', POLICY)).json()).toEqual({
        secondFactorForAdministrators: true,
      });
    });
  });
});
