import { plannerRequestSchema, recommendationSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod/mini';
import { ideasFor } from './testing/ideas.ts';
import type { FakeProvider } from './testing/fake-provider.ts';
import {
  BIRTHDAY,
  configFor,
  plannerApp,
  providerThat,
  PUBLIC_KEY,
  type Harness,
} from './testing/harness.ts';

let provider: FakeProvider;
let harness: Harness;
let url: string;
beforeEach(async () => {
  provider = await providerThat({ kind: 'answer' });
  harness = await plannerApp(configFor(provider));
  url = `${await harness.app.listen({ port: 0, host: '127.0.0.1' })}/functions/v1/ai-event-planner`;
});
afterEach(async () => {
  await provider.close();
  harness.app.server.closeAllConnections();
  await harness.app.close();
});

const open = (signal: AbortSignal | null = null, payload: object = BIRTHDAY) =>
  fetch(url, {
    method: 'POST',
    signal,
    headers: {
      accept: 'application/x-ndjson',
      authorization: `Bearer ${PUBLIC_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(plannerRequestSchema.parse(payload)),
  });

const lineSchema = z.object({
  type: z.string(),
  recommendation: z.optional(recommendationSchema),
  error: z.optional(z.string()),
  status: z.optional(z.number()),
});

interface Seen {
  readonly at: number;
  readonly line: z.infer<typeof lineSchema>;
}

async function linesOf(response: Response): Promise<Seen[]> {
  const seen: Seen[] = [];
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      seen.push({ at: performance.now(), line: lineSchema.parse(JSON.parse(line)) });
    }
  }
  return seen;
}

const tiersOf = (seen: readonly Seen[]) =>
  seen.flatMap(({ line }) => line.recommendation?.tier ?? []);

const until = async (holds: () => boolean) => {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe('the stream', () => {
  it('gives each recommendation as it completes, valid, and then says it is done', async () => {
    provider.setReply(() => ({ kind: 'answer', pace: { size: 150, pauseMs: 10 } }));
    const response = await open();
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const seen = await linesOf(response);
    expect(seen.map(({ line }) => line.type)).toEqual([
      'recommendation',
      'recommendation',
      'recommendation',
      'done',
    ]);
    expect(tiersOf(seen)).toEqual(['none', 'low', 'high']);
    expect((seen[3]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThan(50);
  });

  it('holds an invalid one back, mends it, and keeps the order', async () => {
    const [none, low, high] = ideasFor({
      evento: { titulo: 'x', tipo: 'cumpleanos', tono: 'festivo' },
      titulosYaMostrados: [],
      proveedores: [],
    });
    const texts = [[none, { ...low, difficulty: 'Imposible' }, high], [low]];
    provider.setReply((index) => ({
      kind: 'answer',
      text: JSON.stringify({ elements: texts[index] }),
    }));
    const seen = await linesOf(await open());
    expect(seen.map(({ line }) => line.type)).toEqual([
      'recommendation',
      'recommendation',
      'recommendation',
      'done',
    ]);
    expect(tiersOf(seen)).toEqual(['none', 'low', 'high']);
    expect(provider.received).toHaveLength(2);
  });

  it('ends with the error when the provider breaks off after the first', async () => {
    provider.setReply(() => ({ kind: 'cut', after: 1_200 }));
    const seen = await linesOf(await open());
    expect(seen.map(({ line }) => line.type)).toEqual(['recommendation', 'error']);
    expect(seen[1]?.line).toEqual({
      type: 'error',
      error: 'El servicio de IA tuvo un problema. Probá de nuevo.',
      status: 502,
    });
  });

  it('answers with a status what fails before the first', async () => {
    provider.setReply(() => ({ kind: 'status', status: 500 }));
    const response = await open();
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      error: 'El servicio de IA tuvo un problema. Probá de nuevo.',
    });
  });
});

describe('a client that leaves', () => {
  it('stops a silent provider', async () => {
    provider.setReply(() => ({ kind: 'hang' }));
    const leaving = new AbortController();
    const answer = open(leaving.signal);
    await until(() => provider.received.length === 1);
    expect(provider.aborted()).toBe(0);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await until(() => provider.aborted() === 1);
    expect(provider.aborted()).toBe(1);
    expect(await harness.metrics.metrics()).toContain('{outcome="aborted"} 1');
  });

  it('stops a provider in the middle of its answer', async () => {
    provider.setReply(() => ({ kind: 'answer', pace: { size: 100, pauseMs: 30 } }));
    const leaving = new AbortController();
    const response = await open(leaving.signal);
    await response.body?.getReader().read();
    leaving.abort();
    await until(() => provider.aborted() === 1);
    expect(provider.aborted()).toBe(1);
  });

  it('leaves the others their answer', async () => {
    provider.setReply(() => ({ kind: 'answer', pace: { size: 300, pauseMs: 20 } }));
    const leaving = new AbortController();
    const left = open(leaving.signal).then((response) => response.text());
    const stays = open();
    await until(() => provider.received.length === 1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect(await linesOf(await stays)).toHaveLength(4);
    expect(provider.received).toHaveLength(1);
  });
});
