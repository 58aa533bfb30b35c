import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openIdResponseSchema } from '@almanaque/api';
import { sql } from 'kysely';
import { ENGINES } from '../../testing/engines.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { CLIENT, startIdentityProvider, type Fault } from '../testing/identity-provider.ts';
import { addAccount, signedIn, visitor, type Visitor } from '../testing/visitor.ts';
import type { OpenIdConfig } from '../../config/openid.ts';

const ANA = { sub: 'ana-1', email: 'ana@empresa.com.ar', name: 'Ana Paz', email_verified: true };
const ADMIN = { ...ANA, roles: ['almanaque-admin', 'otra-cosa'] };
const withoutWord = ({ email_verified: _, ...claims }: typeof ADMIN) => claims;
const ORGANISER = { ...ANA, roles: ['almanaque-organiza'] };

describe.each(ENGINES)('OpenID Connect on %s', (_engine, openPlace) => {
  let server: TestApp;
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let openId: OpenIdConfig;
  beforeEach(async () => {
    provider = await startIdentityProvider();
    openId = {
      issuer: provider.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      name: 'la cuenta de la empresa',
      roleClaim: 'roles',
      administratorValue: 'almanaque-admin',
      organiserValue: 'almanaque-organiza',
      trustsEmail: false,
    };
    server = await startTestApp(openPlace, { openId, publicUrl: 'http://localhost' });
  });
  afterEach(async () => {
    await server.close();
    await provider.close();
  });

  async function begin(browser: Visitor, returnTo = '/?fecha=2026-11-23'): Promise<URL> {
    const answer = await browser.send('POST', '/api/v1/auth/openid', { returnTo });
    const { url } = openIdResponseSchema.parse(answer.json());
    const { headers } = await fetch(url, { redirect: 'manual' });
    return new URL(headers.get('location') ?? '');
  }

  const comeBack = (browser: Visitor, { pathname, search }: URL) =>
    browser.send('GET', `${pathname}${search}`);

  async function signIn(claims: object, fault: Fault = 'none', browser = visitor(server.app)) {
    provider.next({ ...claims }, fault);
    const answer = await comeBack(browser, await begin(browser));
    const session = await browser.send('GET', '/api/v1/auth/session');
    return { browser, answer, session: session.json<{ session: unknown }>().session };
  }

  test('the claim makes the role, and the person comes back to where they were', async () => {
    const options = await server.app.inject('/api/v1/auth/options');
    expect(options.json()).toMatchObject({ openId: { name: 'la cuenta de la empresa' } });
    const { answer, session, browser } = await signIn(ADMIN);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/?fecha=2026-11-23');
    expect(session).toMatchObject({ name: 'Ana Paz', email: ANA.email, role: 'administrador' });
    expect((await browser.send('GET', '/api/v1/auth/users')).statusCode).toBe(200);
  });

  test('the provider’s keys are read again after ten minutes, and not before', async () => {
    await signIn(ADMIN);
    const began = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(began + 599_000);
    expect((await signIn(ADMIN)).session).not.toBeNull();
    expect(provider.keysAsked()).toBe(1);
    clock.mockReturnValue(began + 601_000);
    expect((await signIn(ADMIN)).session).not.toBeNull();
    expect(provider.keysAsked()).toBe(2);
    clock.mockRestore();
  });

  test('none of the provider’s tokens is kept', async () => {
    await signIn(ADMIN);
    const { rows } = await sql`select * from sign_in_methods`.execute(server.database);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/una ficha|eyJ/);
  });

  test('the role is the one the provider says at each sign-in', async () => {
    await signedIn(server, 'administrador');
    await signIn(ORGANISER);
    expect((await signIn(ADMIN)).session).toMatchObject({ role: 'administrador' });
    expect((await signIn(ORGANISER)).session).toMatchObject({ role: 'organizador' });
  });

  test('the last administrator is not demoted by the provider', async () => {
    await signIn(ADMIN);
    expect((await signIn(ORGANISER)).session).toMatchObject({ role: 'administrador' });
  });

  test('an account that has a password is the same one', async () => {
    const id = await addAccount(server, 'organizador', ANA.email);
    expect((await signIn(ORGANISER)).session).toMatchObject({ userId: id });
  });

  test.each([
    ['no role', { ...ANA, roles: ['otra-cosa'] }, 'none', 'sin-permiso'],
    ['no claim at all', ANA, 'none', 'sin-permiso'],
    ['an address nobody checked', { ...ADMIN, email_verified: false }, 'none', 'sin-verificar'],
    ['an address it says nothing of', withoutWord(ADMIN), 'none', 'sin-verificar'],
    ['no address', { sub: 'x', roles: ADMIN.roles }, 'none', 'fallo'],
    ['a refusal at the provider', ADMIN, 'denied', 'cancelado'],
    ['a token by another key', ADMIN, 'other-key', 'fallo'],
    ['a token with another nonce', ADMIN, 'other-nonce', 'fallo'],
    ['a token for another application', ADMIN, 'other-audience', 'fallo'],
    ['an expired token', ADMIN, 'expired', 'fallo'],
  ] as const)('%s begins no session', async (_what, claims, fault, reason) => {
    const { answer, session } = await signIn(claims, fault);
    expect(answer.statusCode).toBe(303);
    expect(
      new URL(answer.headers.location ?? '', 'http://localhost').searchParams.get('ingreso'),
    ).toBe(reason);
    expect(session).toBeNull();
    const made = await server.database.selectFrom('users').select('id').execute();
    expect(made).toEqual([]);
  });

  test('a deactivated account does not come in by this way either', async () => {
    const admin = await signedIn(server, 'administrador');
    await signIn(ORGANISER);
    const { users } = (await admin.send('GET', '/api/v1/auth/users')).json<{
      users: { id: string; email: string }[];
    }>();
    const id = users.find(({ email }) => email === ANA.email)?.id ?? '';
    await admin.send('PATCH', `/api/v1/auth/users/${id}`, { active: false });
    const { answer, session } = await signIn(ORGANISER);
    expect(answer.headers.location).toContain('ingreso=desactivada');
    expect(session).toBeNull();
  });

  test('an answer meant for one browser signs in no other (state)', async () => {
    provider.next(ADMIN);
    const mine = await begin(visitor(server.app));
    const victim = visitor(server.app);
    const answer = await comeBack(victim, mine);
    expect(answer.headers.location).toMatch(/^\/\?.*ingreso=fallo/);
    expect((await victim.send('GET', '/api/v1/auth/session')).json()).toEqual({ session: null });
  });

  test('an answer is good for one use', async () => {
    provider.next(ADMIN);
    const browser = visitor(server.app);
    const back = await begin(browser);
    const { cookie = '' } = browser.headers();
    await comeBack(browser, back);
    const again = await server.app.inject({
      url: `${back.pathname}${back.search}`,
      headers: { cookie },
    });
    expect(again.headers.location).toContain('ingreso=fallo');
  });

  test.each([
    'https://malo.example/',
    '//malo.example/',
    '/\\malo.example',
    'javascript:alert(1)',
    '/.//malo.example',
    '/%2e//malo.example',
    '/.%2e//malo.example',
    '/x/..//malo.example',
    '/x/..\\\\malo.example',
  ])('it comes back to no other site: %s', async (returnTo) => {
    const answer = await visitor(server.app).send('POST', '/api/v1/auth/openid', { returnTo });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'returnTo' });
  });

  test('who came before is known by their subject, whatever their address has become', async () => {
    await signIn(ORGANISER);
    const renamed = { ...ORGANISER, email: 'otra@empresa.com.ar', email_verified: false };
    expect((await signIn(renamed)).session).toMatchObject({ email: ANA.email });
  });

  test('an address that nobody vouches for opens no account there is, unless the settings do', async () => {
    const id = await addAccount(server, 'organizador', ANA.email);
    const { email_verified: _, ...silent } = ORGANISER;
    const { answer, session } = await signIn(silent);
    expect(answer.headers.location).toContain('ingreso=sin-verificar');
    expect(session).toBeNull();
    await server.close();
    const trusting = { ...openId, trustsEmail: true };
    server = await startTestApp(openPlace, { openId: trusting, publicUrl: 'http://localhost' });
    const same = await addAccount(server, 'organizador', ANA.email);
    expect(same).not.toBe(id);
    expect((await signIn(silent)).session).toMatchObject({ userId: same });
    const denied = { ...ORGANISER, sub: 'otra', email: 'x@empresa.com.ar', email_verified: false };
    expect((await signIn(denied)).session).toBeNull();
  });

  test('an address that was given to somebody else does not give them the account', async () => {
    await signIn(ADMIN);
    const { answer, session } = await signIn({ ...ORGANISER, sub: 'la nueva Ana' });
    expect(answer.headers.location).toContain('ingreso=sin-verificar');
    expect(session).toBeNull();
  });

  test('a start leaves nothing in the database, and one client has so many a minute', async () => {
    const start = async () =>
      (await visitor(server.app).send('POST', '/api/v1/auth/openid', { returnTo: '/' })).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push(await start());
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    const { rows } = await sql`select * from verifications`.execute(server.database);
    expect(rows).toEqual([]);
  });

  test('answers made up by the minute are not written down one by one', async () => {
    const path = '/api/v1/auth/callback/openid?code=x&state=y';
    const visits: (string | undefined)[] = [];
    for (let n = 0; n < 70; n += 1)
      visits.push((await visitor(server.app).send('GET', path)).headers.location);
    expect(new Set(visits.map((location) => location?.includes('ingreso=fallo')))).toEqual(
      new Set([true]),
    );
    const written = await server.database
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'session.refused')
      .execute();
    expect(written).toHaveLength(60);
  });

  test('a long place to come back to still fits in the cookie that keeps it', async () => {
    const returnTo = `/?q=${'x'.repeat(690)}`;
    const answer = await visitor(server.app).send('POST', '/api/v1/auth/openid', { returnTo });
    for (const cookie of [answer.headers['set-cookie']].flat()) {
      expect(cookie?.length).toBeLessThan(4096);
    }
    provider.next(ORGANISER);
    const browser = visitor(server.app);
    expect((await comeBack(browser, await begin(browser, returnTo))).headers.location).toBe(
      returnTo,
    );
    const longer = visitor(server.app);
    const back = await comeBack(longer, await begin(longer, `${returnTo}${'x'.repeat(100)}`));
    expect(back.headers.location).toBe('/');
  });

  test('a provider that is down is said to be, and tried again the next time', async () => {
    await server.close();
    const { issuer } = provider;
    await provider.close();
    server = await startTestApp(openPlace, { openId, publicUrl: 'http://localhost' });
    const request = () =>
      visitor(server.app).send('POST', '/api/v1/auth/openid', { returnTo: '/' });
    const down = await request();
    expect(down.statusCode).toBe(503);
    expect(down.json()).toMatchObject({ error: 'openid_unavailable' });
    // Who has a password is not kept out by it.
    await signedIn(server, 'organizador');
    provider = await startIdentityProvider(Number(new URL(issuer).port));
    expect((await request()).statusCode).toBe(200);
  });
});
