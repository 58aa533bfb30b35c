import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROLES } from '@almanaque/shared-contracts/schemas';
import Fastify, { type FastifyInstance } from 'fastify';
import { errors } from '../http/error.ts';
import { createLogger } from '../http/logger.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { actorOf, requireRole } from './require-role.ts';
import { sameOrigin } from './same-origin.ts';

const [, openSqlite] = ENGINES[0];

const server = useServer(openSqlite);
const collaborator = server.useVisitor('colaborador');
const organiser = server.useVisitor('organizador');
const administrator = server.useVisitor('administrador');

/** A module with a write of its own, beside the server whose sessions it asks for. */
let app: FastifyInstance;
let written: unknown[] = [];
const logged: string[] = [];
const log = new Writable({
  write(line: Buffer, _encoding, next) {
    logged.push(line.toString());
    next();
  },
});
beforeAll(async () => {
  app = Fastify({ loggerInstance: createLogger('warn', log) });
  await app.register(errors);
  app.decorate('accounts', server.app.accounts);
  app.decorateRequest('actor', null);
  await app.register(sameOrigin, { publicUrl: 'https://almanaque.example' });
  for (const role of ROLES) {
    app.post(`/${role}`, { preHandler: requireRole(role) }, (request) => {
      written.push(actorOf(request));
      return {};
    });
  }
  app.post('/unguarded', (request) => actorOf(request));
});
afterAll(() => app.close());

const post = (url: string, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url, headers });

test('a role lets in its own and those above it', async () => {
  const statuses = async (url: string) => [
    (await post(url, {})).statusCode,
    (await post(url, collaborator.headers())).statusCode,
    (await post(url, organiser.headers())).statusCode,
    (await post(url, administrator.headers())).statusCode,
  ];
  expect(await statuses('/colaborador')).toEqual([401, 200, 200, 200]);
  expect(await statuses('/organizador')).toEqual([401, 403, 200, 200]);
  expect(await statuses('/administrador')).toEqual([401, 403, 403, 200]);
});

test('an account that asks for more than its role is in the log, by its id alone', async () => {
  logged.length = 0;
  await post('/organizador', organiser.headers());
  expect(logged).toEqual([]);
  await post('/administrador', organiser.headers());
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    account: expect.stringMatching(/^[\w-]+$/),
    role: 'organizador',
    needed: 'administrador',
    route: '/administrador',
  });
  expect(logged[0]).not.toContain('@');
});

test('past it, the request says whose it is', async () => {
  written = [];
  await post('/organizador', organiser.headers());
  const actor = { email: 'organizador@empresa.com.ar', role: 'organizador' };
  expect(written).toEqual([expect.objectContaining(actor)]);
});

test('no cache keeps what an account alone may read', async () => {
  const { headers } = await post('/organizador', organiser.headers());
  expect(headers['cache-control']).toBe('no-store');
});

test('who was never asked for is nobody', async () => {
  expect((await post('/unguarded', organiser.headers())).statusCode).toBe(401);
});

test.each([
  ['another site', { origin: 'https://malo.example' }],
  ['a page of no origin', { origin: 'null' }],
  ['the same host on another port', { origin: 'http://localhost:8081' }],
  ['a site whose name begins like ours', { origin: 'http://localhost.malo.example' }],
  ['what the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
])(
  'forged request: a write with the session’s cookie from %s is refused',
  async (_from, forged) => {
    written = [];
    const answer = await post('/organizador', { ...organiser.headers(), ...forged });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'foreign_origin' });
    expect(written).toEqual([]);
  },
);

test('forged request: the cookie without any origin is refused', async () => {
  const { cookie = '' } = organiser.headers();
  expect((await post('/organizador', { cookie })).statusCode).toBe(403);
});

test('the address people open is an origin of ours, whatever the proxy makes of the host', async () => {
  const headers = { ...organiser.headers(), origin: 'https://almanaque.example' };
  expect((await post('/organizador', headers)).statusCode).toBe(200);
});

test('signing somebody in from another site is refused, as it is without a cookie', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign-in',
    headers: { origin: 'https://malo.example' },
    payload: { email: 'organizador@empresa.com.ar', password: 'x' },
  });
  expect(answer.json()).toMatchObject({ error: 'foreign_origin' });
});
