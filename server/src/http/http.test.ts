import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorResponseSchema, runtimeConfigSchema } from '@almanaque/shared-contracts/schemas';
import Fastify from 'fastify';
import pino from 'pino';
import * as z from 'zod';
import { ENGINES } from '../testing/engines.ts';
import { FOR_ALL, useServer } from '../testing/use-server.ts';
import { ApiError, errors } from './error.ts';
import { requestLog } from './logger.ts';

const [, openSqlite] = ENGINES[0];
const PORTAL = 'https://intranet.example';

describe('the server over HTTP', () => {
  const server = useServer(openSqlite, FOR_ALL, {
    corsOrigins: [PORTAL],
    trustProxy: ['127.0.0.1'],
    companyName: 'Cooperativa Ñandú',
  });

  test('says what a page must know of the installation, the same key every time', async () => {
    const read = async () =>
      runtimeConfigSchema.parse((await server.app.inject('/api/v1/runtime-config')).json());
    const config = await read();
    expect(config).toMatchObject({ apiBase: '', companyName: 'Cooperativa Ñandú', city: null });
    expect(config.publicKey).toMatch(/^almanaque-[\w-]{32}$/);
    expect(await read()).toEqual(config);
  });

  test('is alive and ready', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });

  test('counts requests by route, not by address', async () => {
    await server.app.inject('/api/v1/calendar/days/2026-11-23');
    const { body } = await server.app.inject('/metrics');
    expect(body).toContain('route="/api/v1/calendar/days/:date",status="200"');
    expect(body).not.toContain('2026-11-23');
    expect(body).toContain('process_cpu_seconds_total');
  });

  test('publishes its API, every route with a summary', async () => {
    const { paths } = z
      .object({
        paths: z.record(z.string(), z.record(z.string(), z.object({ summary: z.string() }))),
      })
      .parse((await server.app.inject('/api/docs/json')).json());
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/v1/calendar',
        '/api/v1/calendar/days/{date}',
        '/api/v1/runtime-config',
        '/api/v1/providers',
        '/functions/v1/ai-event-planner',
      ]),
    );
  });

  test('the API reader runs without inline code', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const script = await server.app.inject('/api/docs/static/swagger-initializer.js');
    expect(script.statusCode).toBe(200);
  });

  test('answers carry the security headers, and HSTS over https alone', async () => {
    const { headers } = await server.app.inject('/api/v1/runtime-config');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    const secure = await server.app.inject({
      url: '/api/v1/runtime-config',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(secure.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  test('only the portals that are named may read from another origin', async () => {
    const from = (origin: string) =>
      server.app.inject({ url: '/api/v1/runtime-config', headers: { origin } });
    expect((await from(PORTAL)).headers['access-control-allow-origin']).toBe(PORTAL);
    expect((await from('https://otra.example')).headers['access-control-allow-origin']).toBe(
      undefined,
    );
  });

  test('a large answer is compressed, with the entity tag of what it says', async () => {
    const url = '/api/v1/calendar?from=2026-01-01&to=2026-12-31';
    const plain = await server.app.inject({ url });
    const small = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers.etag).toBe(plain.headers.etag);
    expect(small.headers.vary).toContain('accept-encoding');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  test.each([
    ['GET', '/api/v1/no-existe', 404],
    ['DELETE', '/api/v1/calendar', 404],
    ['GET', '/%zz', 400],
  ] as const)('%s %s is %d, in Spanish JSON', async (method, url, status) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(errorResponseSchema.parse(response.json()).message).toMatch(/[áéíóú]/);
  });
});

describe('errors', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, next) {
      lines.push(String(chunk));
      next();
    },
  });
  const app = Fastify({
    loggerInstance: pino({ level: 'info', base: null }, sink),
    bodyLimit: 100,
  });
  beforeAll(async () => {
    await app.register(errors);
    await app.register(requestLog);
    app.get('/own', () => {
      throw new ApiError(409, 'conflict', 'Ya existe.', 'date');
    });
    app.get('/broken', () => {
      throw new Error('the database said no');
    });
    app.post('/echo', (request) => request.body);
  });
  afterAll(() => app.close());

  test('a route’s own error arrives as it was thrown', async () => {
    const response = await app.inject('/own');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ error: 'conflict', message: 'Ya existe.', field: 'date' });
  });

  test('a fault of the server is logged and not shown', async () => {
    const response = await app.inject('/broken?nombre=Marina');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('database');
    const log = lines.join('');
    expect(log).toContain('the database said no');
    expect(log).toContain('"route":"/broken"');
  });

  const post = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': type } });

  test.each([
    ['{"a":', 'application/json', 400, 'bad_request'],
    ['', 'application/json', 400, 'bad_request'],
    ['{"__proto__":{"a":1}}', 'application/json', 400, 'bad_request'],
    ['a=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [`"${'a'.repeat(200)}"`, 'application/json', 413, 'too_large'],
  ])('body %j of %s is %d', async (payload, type, status, error) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ error });
  });
});
