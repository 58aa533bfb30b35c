import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { agreeToAi } from './testing/agree.ts';
import type { FakeProvider } from './testing/fake-provider.ts';
import { BIRTHDAY, configFor, providerThat, PUBLIC_KEY } from './testing/harness.ts';

const PORTAL = 'https://intranet.ejemplo.com.ar';
const [[, openPlace]] = ENGINES;

let place: Place;
let database: Database;
let provider: FakeProvider;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  place = await openPlace();
  provider = await providerThat({ kind: 'answer', pace: { size: 150, pauseMs: 10 } });
  database = await openDatabase(place.location);
  await agreeToAi(database);
  app = await buildApp({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', PUBLIC_KEY, CORS_ORIGINS: PORTAL }),
      ...place.location,
    },
    database,
    planner: configFor(provider),
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await provider.close();
  app.server.closeAllConnections();
  await app.close();
  await database.destroy();
  await place.remove();
});

const ask = (accept: string, request: object = BIRTHDAY) =>
  fetch(`${url}/functions/v1/ai-event-planner`, {
    method: 'POST',
    headers: {
      accept,
      apikey: PUBLIC_KEY,
      origin: PORTAL,
      'accept-encoding': 'br, gzip',
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
  });

it('streams line by line, not held back by compression', async () => {
  const response = await ask('application/x-ndjson');
  expect(response.headers.get('content-encoding')).toBeNull();
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) chunks.push(chunk);
  expect(chunks.length).toBeGreaterThan(2);
});

it('refuses what the rest of the API refuses, in its own form', async () => {
  const response = await ask('application/json', { ...BIRTHDAY, eventTitle: 'Fiesta\0' });
  expect(response.status).toBe(400);
  const error = expect.stringContaining('carácter invisible') as string;
  expect(await response.json()).toEqual({ error, field: 'eventTitle' });
});

it('answers portals of other origins, as the rest of the API does', async () => {
  const response = await ask('application/json');
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(PORTAL);
});

it('shows its counters, and serves the directory with a tag', async () => {
  await ask('application/json');
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('almanaque_ai_requests_total{outcome="ok"} 1');
  const directory = await fetch(`${url}/api/v1/providers`);
  const tag = directory.headers.get('etag') ?? '';
  const again = await fetch(`${url}/api/v1/providers`, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

it('is in the API’s documentation', async () => {
  const docs = await (await fetch(`${url}/api/docs/json`)).text();
  expect(docs).toContain('/functions/v1/ai-event-planner');
  expect(docs).toContain('/api/v1/providers');
});
