import { plannerRequestSchema, recommendationSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod/mini';
import { ideasFor } from './testing/ideas.ts';
import { NEVER, type FakeProvider } from './testing/fake-provider.ts';
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

type Line = z.infer<typeof lineSchema>;

/** Each line as soon as it has come. */
async function* linesAsTheyCome(response: Response): AsyncGenerator<Line> {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield lineSchema.parse(JSON.parse(line));
  }
}

async function allOf(coming: AsyncGenerator<Line>): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of coming) lines.push(line);
  return lines;
}

const linesOf = (response: Response): Promise<Line[]> => allOf(linesAsTheyCome(response));

const tiersOf = (lines: readonly Line[]) =>
  lines.flatMap(({ recommendation }) => recommendation?.tier ?? []);

describe('the stream', () => {
  it('gives each recommendation as it completes, valid, and then says it is done', async () => {
    const oneIsRead = Promise.withResolvers<null>();
    provider.setReply(() => ({ kind: 'answer', secondHalf: oneIsRead.promise }));
    const response = await open();
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const coming = linesAsTheyCome(response);
    const first = await coming.next();
    // Only now does the provider say the rest.
    oneIsRead.resolve(null);
    const lines = [first.value as Line, ...(await allOf(coming))];
    expect(lines.map(({ type }) => type)).toEqual([
      'recommendation',
      'recommendation',
      'recommendation',
      'done',
    ]);
    expect(tiersOf(lines)).toEqual(['none', 'low', 'high']);
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
    const lines = await linesOf(await open());
    expect(lines.map(({ type }) => type)).toEqual([
      'recommendation',
      'recommendation',
      'recommendation',
      'done',
    ]);
    expect(tiersOf(lines)).toEqual(['none', 'low', 'high']);
    expect(provider.received).toHaveLength(2);
  });

  it('ends with the error when the provider breaks off after the first', async () => {
    provider.setReply(() => ({ kind: 'cut', after: 1_200 }));
    const lines = await linesOf(await open());
    expect(lines.map(({ type }) => type)).toEqual(['recommendation', 'error']);
    expect(lines[1]).toEqual({
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
    await provider.until(({ received }) => received === 1);
    expect(provider.counts().aborted).toBe(0);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await provider.until(({ aborted }) => aborted === 1);
    expect(await harness.metrics.metrics()).toContain('{outcome="aborted"} 1');
  });

  it('stops a provider in the middle of its answer', async () => {
    provider.setReply(() => ({ kind: 'answer', secondHalf: NEVER }));
    const leaving = new AbortController();
    const response = await open(leaving.signal);
    await response.body?.getReader().read();
    leaving.abort();
    await provider.until(({ aborted }) => aborted === 1);
  });

  it('leaves the others their answer', async () => {
    const oneLeft = Promise.withResolvers<null>();
    provider.setReply(() => ({ kind: 'answer', secondHalf: oneLeft.promise }));
    const leaving = new AbortController();
    const left = open(leaving.signal).then((response) => response.text());
    const stays = open();
    await provider.until(({ received }) => received === 1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    oneLeft.resolve(null);
    expect(await linesOf(await stays)).toHaveLength(4);
    expect(provider.received).toHaveLength(1);
  });
});
