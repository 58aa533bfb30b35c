import { aiProbeSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { signedIn, visitor, type Visitor } from '../auth/testing/visitor.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';
import type { PlannerConfig } from '../config/planner.ts';
import { agreeToAi } from './testing/agree.ts';
import type { FakeProvider, Reply } from './testing/fake-provider.ts';
import { configFor, providerThat } from './testing/harness.ts';

const [[, openPlace]] = ENGINES;
let place: Place;
let database: Database;
let provider: FakeProvider;
beforeAll(async () => {
  place = await openPlace();
  provider = await providerThat({ kind: 'answer' });
  database = await openDatabase(place.location);
  await agreeToAi(database);
});
afterAll(async () => {
  await provider.close();
  await database.destroy();
  await place.remove();
});

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function serverWith(planner: PlannerConfig): Promise<FastifyInstance> {
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...place.location };
  const app = await buildApp({ config, database, planner, passwords: quickPasswords });
  apps.push(app);
  return app;
}

let accounts = 0;
const administrator = (app: FastifyInstance): Promise<Visitor> =>
  signedIn({ app, database }, 'administrador', `admin${(accounts += 1)}@empresa.com.ar`);

async function probed(reply: Reply) {
  provider.setReply(() => reply);
  const admin = await administrator(await serverWith(configFor(provider)));
  const answer = await admin.send('POST', '/api/v1/ai/probe');
  expect(answer.statusCode).toBe(200);
  return aiProbeSchema.parse(answer.json());
}

it('says that the AI answers, how long it took and with which model', async () => {
  const { outcome, message, said } = await probed({ kind: 'answer' });
  expect([outcome, said]).toEqual(['ok', null]);
  expect(message).toMatch(
    /^El modelo modelo-de-prueba respondió en [\d,]+ segundos, con las tres ideas\.$/,
  );
});

const refusal = (status: number, message: string): Reply => ({
  kind: 'status',
  status,
  body: JSON.stringify({ error: { message } }),
});

it.each<[string, Reply, string, RegExp, RegExp | null]>([
  [
    'the model is unknown',
    refusal(404, 'model "qwen" not found'),
    'provider-unknown',
    /AI_MODEL/,
    /^404: model "qwen" not found$/,
  ],
  [
    'the key is wrong',
    refusal(401, 'bad key clave-secreta'),
    'provider-rejected',
    /AI_API_KEY/,
    /^401: bad key …$/,
  ],
  [
    'there is no credit',
    refusal(402, 'top up'),
    'provider-unpaid',
    /Cargá crédito/,
    /^402: top up$/,
  ],
  [
    'it is busy',
    refusal(429, 'slow down'),
    'provider-busy',
    /demasiados pedidos/,
    /^429: slow down$/,
  ],
  ['it fails', refusal(500, 'oops'), 'provider-failed', /del servicio/, /^500: oops$/],
  [
    'it answers nonsense',
    { kind: 'answer', text: 'No sé.' },
    'bad-answer',
    /probá con otro/,
    /^No sé\.$/,
  ],
])('says what the other side said when %s', async (_what, reply, outcome, message, said) => {
  const probe = await probed(reply);
  expect(probe.outcome).toBe(outcome);
  expect(probe.message).toMatch(message);
  expect(probe.message).not.toContain('Avisale');
  expect(probe.said).toMatch(said ?? /^$/);
});

it('says that nobody answers there', async () => {
  const gone = await providerThat({ kind: 'hang' });
  await gone.close();
  const admin = await administrator(await serverWith(configFor(gone)));
  const { outcome, said } = aiProbeSchema.parse(
    (await admin.send('POST', '/api/v1/ai/probe')).json(),
  );
  expect([outcome, said]).toEqual(['provider-unreachable', 'ECONNREFUSED']);
});

it('says how to switch it on where it is off', async () => {
  const admin = await administrator(await serverWith({ kind: 'off' }));
  const { outcome, message } = aiProbeSchema.parse(
    (await admin.send('POST', '/api/v1/ai/probe')).json(),
  );
  expect(outcome).toBe('off');
  expect(message).toContain('AI_PROVIDER');
});

it('is for administrators, and asks nothing for anybody else', async () => {
  const app = await serverWith(configFor(provider));
  const before = provider.received.length;
  const organiser = await signedIn({ app, database }, 'organizador');
  expect((await organiser.send('POST', '/api/v1/ai/probe')).statusCode).toBe(403);
  const answer = await visitor(app).send('POST', '/api/v1/ai/probe');
  expect(answer.statusCode).toBe(401);
  expect(errorResponseSchema.parse(answer.json()).error).toBe('unauthenticated');
  expect(provider.received).toHaveLength(before);
});
