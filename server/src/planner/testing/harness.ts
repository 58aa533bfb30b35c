import {
  plannerResponseSchema,
  type PlannerRequest,
  type Recommendation,
} from '@almanaque/shared-contracts/schemas';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import * as z from 'zod/mini';
import { bundledDirectory } from '../../providers/testing/directory.ts';
import type { PlannerConfig, PlannerConfigOn } from '../../config/planner.ts';
import type { DailyCalls } from '../limits/daily-calls.ts';
import { partsOf } from '../privacy/name-parts.ts';
import type { Roster } from '../privacy/roster.ts';
import { plannerRoutes } from '../routes.ts';
import { startFakeProvider, type FakeProvider, type Reply } from './fake-provider.ts';

export const PUBLIC_KEY = 'clave-publica-de-prueba';

export const BIRTHDAY: PlannerRequest = {
  eventTitle: 'Cumpleaños de Ana López',
  eventDescription: 'Evento corporativo: Cumpleaños de Ana López',
  eventType: 'cumpleanos',
  eventDate: '2026-11-24',
  tone: 'festivo',
};

const LIMITS = { timeoutMs: 5_000, maxTokens: 4_000, ratePerMinute: 100, dailyLimit: 100 };

export const configFor = ({ url }: FakeProvider): PlannerConfigOn => ({
  kind: 'openai-compatible',
  baseUrl: url,
  model: 'modelo-de-prueba',
  apiKey: 'clave-secreta',
  ...LIMITS,
});

export const anthropicConfigFor = ({ url }: FakeProvider): PlannerConfigOn => ({
  kind: 'anthropic',
  baseUrl: url,
  model: 'claude-sonnet-4-5',
  apiKey: 'clave-secreta',
  ...LIMITS,
});

/** Counts in memory, by day. */
export function countedCalls(): DailyCalls {
  const calls = new Map<string, number>();
  return {
    add(day) {
      calls.set(day, (calls.get(day) ?? 0) + 1);
      return Promise.resolve(calls.get(day) ?? 0);
    },
  };
}

export interface Harness {
  readonly app: FastifyInstance;
  readonly metrics: Registry;
  readonly clock: { now: number };
  /** What its log has, from warnings on. */
  readonly log: readonly string[];
}

/** A roster of these people. */
const rosterOf = (names: readonly string[]): Roster => {
  const known = new Set(names.flatMap(partsOf));
  return {
    namesIn: (texts) =>
      Promise.resolve(new Set(texts.flatMap(partsOf).filter((word) => known.has(word)))),
  };
};

/** The planner's routes alone, on an application of their own, of a company with these people. */
export async function plannerApp(
  config: PlannerConfig,
  names: readonly string[] = [],
): Promise<Harness> {
  const log: string[] = [];
  const stream = { write: (entry: string) => void log.push(entry) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const metrics = new Registry();
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  await app.register(plannerRoutes, {
    config,
    metrics,
    publicKey: PUBLIC_KEY,
    company: () => Promise.resolve({ headCount: 120, city: 'Rosario' }),
    timeZone: 'America/Argentina/Buenos_Aires',
    providers: bundledDirectory(),
    holidays: () => Promise.resolve([]),
    agreement: { read: () => Promise.resolve({ at: '2026-11-20T12:00:00.000Z', email: null }) },
    roster: rosterOf(names),
    dailyCalls: countedCalls(),
    now: () => clock.now,
  });
  return { app, metrics, clock, log };
}

/** Starts the far end with these replies, one a request; the last one goes on for ever. */
export const providerThat = (...replies: readonly [Reply, ...Reply[]]): Promise<FakeProvider> =>
  startFakeProvider((index) => replies[index] ?? replies.at(-1) ?? { kind: 'hang' });

export const ask = (
  { app }: Pick<Harness, 'app'>,
  payload: unknown = BIRTHDAY,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/functions/v1/ai-event-planner',
    headers: { apikey: PUBLIC_KEY, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

type Answer = Awaited<ReturnType<typeof ask>>;

export const recommendationsOf = (answer: Answer): readonly Recommendation[] =>
  plannerResponseSchema.parse(answer.json()).recommendations;

const errorSchema = z.strictObject({ error: z.string(), field: z.optional(z.string()) });

export const errorOf = (answer: Answer): z.infer<typeof errorSchema> =>
  errorSchema.parse(answer.json());
