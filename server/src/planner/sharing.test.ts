import type { FakeProvider } from './testing/fake-provider.ts';
import {
  ask,
  BIRTHDAY,
  configFor,
  errorOf,
  plannerApp,
  providerThat,
  recommendationsOf,
} from './testing/harness.ts';

const OTHER = { eventTitle: 'Día del Amigo', eventDescription: '', eventType: 'festivo' };
const MINUTE = 60_000;

let provider: FakeProvider;
beforeEach(async () => {
  provider = await providerThat({ kind: 'answer' });
});
afterEach(() => provider.close());

describe('identical requests', () => {
  it('share one call while it runs', async () => {
    const harness = await plannerApp(configFor(provider));
    const answers = await Promise.all([ask(harness), ask(harness), ask(harness)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(provider.received).toHaveLength(1);
  });

  it('get the answer again within ten minutes, and a new one after', async () => {
    const harness = await plannerApp(configFor(provider));
    const first = await ask(harness);
    harness.clock.now += 10 * MINUTE - 1;
    expect((await ask(harness)).body).toBe(first.body);
    expect(provider.received).toHaveLength(1);
    harness.clock.now += 1;
    await ask(harness);
    expect(provider.received).toHaveLength(2);
  });

  it('are asked anew, and answered otherwise, when they name the ideas to avoid', async () => {
    const harness = await plannerApp(configFor(provider));
    const shown = recommendationsOf(await ask(harness)).map(({ title }) => title);
    const again = await ask(harness, { ...BIRTHDAY, avoidTitles: shown });
    for (const { title } of recommendationsOf(again)) expect(shown).not.toContain(title);
    await ask(harness, { ...BIRTHDAY, avoidTitles: shown });
    expect(provider.received).toHaveLength(3);
  });

  it('are not remembered when they failed', async () => {
    provider.setReply((index) =>
      index === 0 ? { kind: 'status', status: 500 } : { kind: 'answer' },
    );
    const harness = await plannerApp(configFor(provider));
    expect((await ask(harness)).statusCode).toBe(502);
    expect((await ask(harness)).statusCode).toBe(200);
  });
});

describe('limits', () => {
  it('hold each client to so many calls a minute, and cost nothing for what is cached', async () => {
    const harness = await plannerApp({ ...configFor(provider), ratePerMinute: 1 });
    expect((await ask(harness)).statusCode).toBe(200);
    expect((await ask(harness)).statusCode).toBe(200);
    harness.clock.now += 15_000;
    const refused = await ask(harness, OTHER);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('45');
    expect(errorOf(refused).error).toContain('Probá de nuevo en 45 segundos.');
    harness.clock.now += 45_000;
    expect((await ask(harness, OTHER)).statusCode).toBe(200);
  });

  it('hold the installation to so many calls a day, until midnight in its zone', async () => {
    const harness = await plannerApp({ ...configFor(provider), dailyLimit: 1 });
    expect((await ask(harness)).statusCode).toBe(200);
    const refused = await ask(harness, OTHER);
    expect(refused.statusCode).toBe(429);
    expect(errorOf(refused).error).toContain('límite diario');
    // 12:00 UTC is 09:00 in Buenos Aires: 15 hours to go.
    expect(refused.headers['retry-after']).toBe(String(15 * 3600));
    expect(provider.received).toHaveLength(1);
    harness.clock.now += 15 * 60 * MINUTE;
    expect((await ask(harness, OTHER)).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  it('count tokens by model and requests by outcome', async () => {
    const harness = await plannerApp(configFor(provider));
    await ask(harness);
    await ask(harness);
    await ask(harness, '{');
    provider.setReply(() => ({ kind: 'status', status: 500 }));
    await ask(harness, OTHER);
    const text = await harness.metrics.metrics();
    expect(text).toContain(
      'almanaque_ai_tokens_total{direction="input",model="modelo-de-prueba"} 1200',
    );
    expect(text).toContain(
      'almanaque_ai_tokens_total{direction="output",model="modelo-de-prueba"} 900',
    );
    for (const outcome of ['ok', 'cached', 'bad-request', 'provider-failed']) {
      expect(text).toContain(`almanaque_ai_requests_total{outcome="${outcome}"} 1`);
    }
  });
});
