import { beforeAll, describe, expect, test } from '@jest/globals';
import { createdSubscriptionSchema, subscriptionsResponseSchema } from '@almanaque/api';
import { NO_FILTER } from '@almanaque/shared-contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { buildApp } from '../app.ts';
import { signedIn, visitor, type Visitor } from '../auth/testing/visitor.ts';
import { readConfig } from '../config/config.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { startTestApp } from '../testing/test-app.ts';
import { useServer } from '../testing/use-server.ts';

const URL_OF = '/api/v1/subscriptions';
const WANTED = { name: 'Todo', filter: NO_FILTER };
const PUBLIC = '/feeds/publico/almanaque.ics';

describe.each(ENGINES)('subscriptions on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const administrator = server.useVisitor('administrador');
  const organiser = server.useVisitor('organizador');
  beforeAll(async () => {
    await storePeople(server.database, {
      ana: { firstName: 'Ana', birth: { day: 5, month: 12, year: 1990 } },
    });
  });

  const create = async (who = organiser, body: object = WANTED) => {
    const answer = await who.send('POST', URL_OF, body);
    expect(answer.statusCode).toBe(201);
    return createdSubscriptionSchema.parse(answer.json());
  };
  const pathOf = (address: string) => new URL(address).pathname;
  const list = async (who: Visitor) =>
    subscriptionsResponseSchema.parse((await who.send('GET', URL_OF)).json()).subscriptions;

  test('its address is read without a session, and answers 304 to who has it already', async () => {
    const { address } = await create();
    expect(address).toMatch(/^http:\/\/localhost\/feeds\/[\w-]{43}\/almanaque\.ics$/);
    const first = await server.app.inject(pathOf(address));
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.body).toContain('Cumpleaños de Ana');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await server.app.inject({ url: pathOf(address), headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('once revoked it tells nothing, not even that it was there', async () => {
    const { address, subscription } = await create();
    expect((await organiser.send('DELETE', `${URL_OF}/${subscription.id}`)).statusCode).toBe(204);
    const revoked = await server.app.inject(pathOf(address));
    const never = await server.app.inject(`/feeds/${'x'.repeat(43)}/almanaque.ics`);
    const malformed = await server.app.inject(`/feeds/${'x'.repeat(9)}/almanaque.ics`);
    for (const answer of [revoked, never, malformed]) expect(answer.statusCode).toBe(404);
    expect(revoked.body).toBe(never.body);
    expect(revoked.body).toBe(malformed.body);
  });

  test('each sees and revokes their own, and an administrator everybody’s', async () => {
    const other = await signedIn(server, 'organizador', 'otra@empresa.com.ar');
    const { subscription } = await create(other);
    expect((await list(organiser)).map(({ id }) => id)).not.toContain(subscription.id);
    expect((await organiser.send('DELETE', `${URL_OF}/${subscription.id}`)).statusCode).toBe(404);
    const seen = (await list(administrator)).find(({ id }) => id === subscription.id);
    expect(seen?.owner).toMatchObject({ email: 'otra@empresa.com.ar', isMe: false });
    expect((await administrator.send('DELETE', `${URL_OF}/${subscription.id}`)).statusCode).toBe(
      204,
    );
  });

  test('it shows when it was last read, and goes with its owner’s account', async () => {
    const leaver = await signedIn(server, 'organizador', 'sale@empresa.com.ar');
    const { address, subscription } = await create(leaver);
    expect(subscription.lastUsedAt).toBeNull();
    await server.app.inject(pathOf(address));
    expect((await list(leaver))[0]?.lastUsedAt).toEqual(expect.any(String));
    const users = (await administrator.send('GET', '/api/v1/auth/users')).json<{
      users: { id: string; email: string }[];
    }>();
    const id = users.users.find(({ email }) => email === 'sale@empresa.com.ar')?.id ?? '';
    await administrator.send('PATCH', `/api/v1/auth/users/${id}`, { active: false });
    expect((await server.app.inject(pathOf(address))).statusCode).toBe(404);
  });

  test('without a session there is none to make', async () => {
    expect((await visitor(server.app).send('POST', URL_OF, WANTED)).statusCode).toBe(401);
  });

  test('whoever makes one that reaches too many people is told', async () => {
    const person = { birth: { day: 1, month: 2, year: null }, office: 'Planta' };
    const ids = Array.from({ length: 5_001 }, (_, index) => `multitud-${index}`);
    await storePeople(server.database, Object.fromEntries(ids.map((id) => [id, person])));
    const of = (filter: object) => create(organiser, { ...WANTED, filter });
    const all = await of(NO_FILTER);
    expect(all.peopleLeftOut).toBe(true);
    expect((await server.app.inject(pathOf(all.address))).body).toContain('faltan los cumpleaños');
    expect((await of({ ...NO_FILTER, office: 'Rosario' })).peopleLeftOut).toBe(false);
    expect((await of({ ...NO_FILTER, types: ['festivo'] })).peopleLeftOut).toBe(false);
    await server.database.deleteFrom('people').where('office', '=', 'Planta').execute();
  });

  test('a name that is missing is named', async () => {
    const answer = await organiser.send('POST', URL_OF, { filter: NO_FILTER });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'name' });
  });

  test('one address is not read more than 12 times a minute', async () => {
    const { address } = await create();
    const answers = [];
    for (let count = 0; count < 13; count += 1)
      answers.push(await server.app.inject(pathOf(address)));
    expect(answers.map(({ statusCode }) => statusCode).slice(-2)).toEqual([200, 429]);
    expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('the public calendar has no people in it', async () => {
    const answer = await server.app.inject(PUBLIC);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('SUMMARY:');
    expect(answer.body).not.toContain('Cumpleaños de');
  });

  test('neither the log, nor the metrics, nor the audit, nor the database has the token', async () => {
    let logged = '';
    const write = (line: string) => (logged += line);
    const logger: FastifyBaseLogger = pino({ level: 'trace' }, { write });
    const { address } = await create();
    const [, , token = ''] = pathOf(address).split('/');
    const config = readConfig({ LOG_LEVEL: 'trace' });
    const app = await buildApp({ config, database: server.database, logger });
    expect((await app.inject(pathOf(address))).statusCode).toBe(200);
    await app.inject(`${pathOf(address)}/x`);
    await app.inject(`${pathOf(address)}%zz`);
    const metrics = (await app.inject('/metrics')).body;
    await app.close();
    expect(logged).toContain('/feeds/:token/almanaque.ics');
    expect(metrics).toContain('/feeds/:token/almanaque.ics');
    const kept = await server.database.selectFrom('calendar_subscriptions').selectAll().execute();
    const audit = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(audit.some(({ action }) => action === 'subscription.created')).toBe(true);
    for (const text of [logged, metrics, JSON.stringify(kept), JSON.stringify(audit)]) {
      expect(text).not.toContain(token);
    }
  });
});

test('where reading needs a session there is no public calendar', async () => {
  const [, openPlace] = ENGINES[0];
  const server = await startTestApp(openPlace, { readingNeedsSignIn: true });
  expect((await server.app.inject(PUBLIC)).statusCode).toBe(404);
  await server.close();
});

test('behind a proxy the address is the one people use', async () => {
  const [, openPlace] = ENGINES[0];
  const server = await startTestApp(openPlace, { publicUrl: 'https://almanaque.empresa.com.ar' });
  const answer = await (await signedIn(server, 'organizador')).send('POST', URL_OF, WANTED);
  expect(createdSubscriptionSchema.parse(answer.json()).address).toMatch(
    /^https:\/\/almanaque\.empresa\.com\.ar\/feeds\//,
  );
  await server.close();
});
