import { BUDGET_TIERS } from '@almanaque/shared-contracts/schemas';
import { ideasFor } from './testing/ideas.ts';
import type { FakeProvider, Reply } from './testing/fake-provider.ts';
import {
  anthropicConfigFor,
  ask,
  BIRTHDAY,
  configFor,
  plannerApp,
  providerThat,
  recommendationsOf,
} from './testing/harness.ts';

let provider: FakeProvider;
afterEach(() => provider.close());

async function askOf(payload: unknown, ...replies: [Reply, ...Reply[]]) {
  provider = await providerThat(...replies);
  const harness = await plannerApp(configFor(provider));
  return { harness, answer: await ask(harness, payload) };
}

const ideas = (tone = 'festivo') =>
  ideasFor({
    evento: { titulo: 'La fecha', tipo: 'festivo', tono: tone },
    titulosYaMostrados: [],
    proveedores: [{ id: 'malba', tipo: 'Museo' }],
  });

const says = (elements: unknown): Reply => ({ kind: 'answer', text: JSON.stringify({ elements }) });

const MEMORY = {
  eventTitle: 'Día Nacional de la Memoria por la Verdad y la Justicia',
  eventDescription: '',
  eventType: 'festivo',
  eventDate: '2027-03-24',
};

describe('a good answer', () => {
  it('becomes three recommendations, one a tier, each with its specification and an id of ours', async () => {
    const { answer } = await askOf(BIRTHDAY, { kind: 'answer' });
    expect(answer.statusCode).toBe(200);
    const recommendations = recommendationsOf(answer);
    expect(recommendations.map(({ tier }) => tier)).toEqual(['none', 'low', 'high']);
    for (const { id, tier, specification } of recommendations) {
      expect(id).toMatch(new RegExp(`^ia-[0-9a-f]{8}-${tier}$`));
      expect(specification?.objetivo).not.toBe('');
    }
    expect(provider.received).toHaveLength(1);
  });

  it('has the name back where its placeholder stood', async () => {
    const { answer } = await askOf(BIRTHDAY, { kind: 'answer' });
    expect(recommendationsOf(answer)[0]?.description).toContain('«Cumpleaños de Ana López»');
    expect(provider.received[0]?.raw).not.toMatch(/Ana|López/);
  });

  it('names only providers of the directory', async () => {
    const [none, low, high] = ideas();
    const invented = { ...low?.specification, proveedores: ['malba', 'inventado', 'malba'] };
    const { answer } = await askOf(
      MEMORY_FREE,
      says([none, { ...low, specification: invented }, high]),
    );
    expect(recommendationsOf(answer)[1]?.specification?.proveedores).toEqual(['malba']);
  });

  it('may come in another order, or inside a Markdown fence', async () => {
    const text = `\`\`\`json\n${JSON.stringify({ elements: ideas().toReversed() })}\n\`\`\``;
    const { answer } = await askOf(MEMORY_FREE, { kind: 'answer', text });
    const tiers = recommendationsOf(answer).map(({ tier }) => tier);
    expect(tiers).toEqual(['none', 'low', 'high']);
    expect(provider.received).toHaveLength(1);
  });

  it.each([
    ['after it reasoned aloud', (json: string) => `<think>\n¿{"elements"}?\n</think>\n\n${json}`],
    ['between words', (json: string) => `Acá van:\n\`\`\`json\n${json}\n\`\`\`\n¡Suerte!`],
    [
      'as the bare list',
      (json: string) => JSON.stringify(Object.values(JSON.parse(json) as object)[0]),
    ],
  ])('may come %s', async (_how, around) => {
    const text = around(JSON.stringify({ elements: ideas() }));
    const { answer } = await askOf(MEMORY_FREE, {
      kind: 'answer',
      text,
      pace: { size: 9, pauseMs: 0 },
    });
    expect(recommendationsOf(answer)).toHaveLength(3);
    expect(provider.received).toHaveLength(1);
  });

  it.each([
    ['a head, as the field says', { costPer: 'person', costUsd: { min: 25, max: 60 } }, 'person'],
    [
      'a head, as its words say',
      { costUsd: { min: 25, max: 60 }, description: 'Cena, por cubierto.' },
      'person',
    ],
    ['in total', { costPer: 'total', costUsd: { min: 75, max: 150 } }, 'total'],
    ['without saying for whom', { costUsd: { min: 300, max: 900 } }, 'total'],
  ])('may cost so much %s', async (_how, cost, per) => {
    const [none, low, high] = ideas();
    const { costPer: _, ...bare } = high ?? {};
    const { answer } = await askOf(MEMORY_FREE, says([none, low, { ...bare, ...cost }]));
    expect(recommendationsOf(answer)[2]).toMatchObject({ costPer: per, costUsd: cost.costUsd });
    expect(provider.received).toHaveLength(1);
  });

  it('may come from a server that refuses schemas, which is then spared them', async () => {
    provider = await providerThat({ kind: 'status', status: 400 }, { kind: 'answer' });
    const harness = await plannerApp(configFor(provider));
    expect((await ask(harness)).statusCode).toBe(200);
    expect((await ask(harness, MEMORY_FREE)).statusCode).toBe(200);
    expect(provider.received.map(({ body }) => body['response_format'])).toMatchObject([
      { type: 'json_schema' },
      { type: 'json_object' },
      { type: 'json_object' },
    ]);
  });

  it('may come over Anthropic’s protocol', async () => {
    provider = await providerThat({ kind: 'answer' });
    const answer = await ask(await plannerApp(anthropicConfigFor(provider)));
    expect(recommendationsOf(answer)).toHaveLength(3);
    expect(provider.received[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': 'clave-secreta' },
      body: { output_config: { format: { type: 'json_schema' } } },
    });
  });
});

const MEMORY_FREE = { eventTitle: 'Día del Amigo', eventDescription: '', eventType: 'festivo' };

describe('an answer that does not fit', () => {
  const [none, low, high] = ideas();
  const misfits: [string, Reply, string][] = [
    ['is no JSON', { kind: 'answer', text: 'No sé responder eso.' }, 'none'],
    ['lacks two tiers', says([none]), 'low, high'],
    ['breaks the schema', says([none, { ...low, category: 'otra' }, high]), 'low'],
    [
      'costs more than its tier',
      says([none, { ...low, costUsd: { min: 5, max: 900 } }, high]),
      'low',
    ],
    [
      'costs nothing in a paid tier',
      says([none, { ...low, costUsd: { min: 0, max: 5 } }, high]),
      'low',
    ],
    [
      'charges for what is free',
      says([{ ...none, costUsd: { min: 0, max: 5 } }, low, high]),
      'none',
    ],
    ['brings no specification', says([none, low, { ...high, specification: undefined }]), 'high'],
    [
      'has an empty objective',
      says([none, low, { ...high, specification: { ...high?.specification, objetivo: ' ' } }]),
      'high',
    ],
    ['repeats a tier', says([none, none, low]), 'high'],
  ];

  it.each(misfits)('is mended once when it %s', async (_name, wrong, missing) => {
    const { answer } = await askOf(MEMORY_FREE, wrong, says([none, low, high]));
    expect(recommendationsOf(answer)).toHaveLength(3);
    expect(provider.received).toHaveLength(2);
    const [, , , repair] = provider.received[1]?.body.messages ?? [];
    expect(repair?.content).toContain(missing);
  });

  it.each(misfits)('has that left out the second time it %s', async (_name, wrong, missing) => {
    const { answer } = await askOf(MEMORY_FREE, wrong);
    expect(provider.received).toHaveLength(2);
    if (wrong === misfits[0]?.[1]) {
      expect(answer.statusCode).toBe(502);
      expect(answer.json()).toEqual({
        error: 'La IA respondió algo que no se puede usar. Probá de nuevo.',
      });
      return;
    }
    expect(recommendationsOf(answer).map(({ tier }) => tier)).toEqual(
      BUDGET_TIERS.filter((tier) => !missing.includes(tier)),
    );
  });

  it('keeps what fits when mending it fails', async () => {
    const wrong = says([none, { ...low, category: 'otra' }, high]);
    const { answer } = await askOf(MEMORY_FREE, wrong, { kind: 'status', status: 500 });
    expect(recommendationsOf(answer).map(({ tier }) => tier)).toEqual(['none', 'high']);
  });

  it('is not kept for the next who asks when it lacks a tier', async () => {
    provider = await providerThat(says([none, low]), says([]), says([none, low, high]));
    const harness = await plannerApp(configFor(provider));
    expect(recommendationsOf(await ask(harness, MEMORY_FREE))).toHaveLength(2);
    expect(recommendationsOf(await ask(harness, MEMORY_FREE))).toHaveLength(3);
  });

  it('tells the model what was wrong', async () => {
    await askOf(MEMORY_FREE, says([none, { ...low, category: 'otra' }, high]), says([low]));
    const repair = provider.received[1]?.body.messages.at(-1)?.content;
    expect(repair).toContain(
      '"category" tiene que ser uno de: comunicacion, actividad, regalo, evento',
    );
  });

  it('is not told of at length, however much is wrong', async () => {
    await askOf(MEMORY_FREE, says(Array(2_000).fill({ tier: 'otro' })), says([none, low, high]));
    const [first, repair] = provider.received.map(({ raw }) => raw.length);
    expect((repair ?? Infinity) - (first ?? 0)).toBeLessThan(20_000);
  });
});

describe('a date that is remembered', () => {
  const [none, low, high] = ideas('conmemorativo');
  const toast = { ...low, description: 'Cerramos con un brindis en la terraza.' };

  it('gets no toast: the answer is mended', async () => {
    const { answer } = await askOf(MEMORY, says([none, toast, high]), says([low]));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('brindis');
    expect(provider.received[1]?.body.messages.at(-1)?.content).toContain('«brindis»');
  });

  it('goes without an idea rather than with a toast', async () => {
    const { answer } = await askOf(MEMORY, says([none, toast, high]));
    expect(recommendationsOf(answer).map(({ tier }) => tier)).toEqual(['none', 'high']);
  });

  it('is told to the model as such, though the caller sent no tone', async () => {
    await askOf(MEMORY, says([none, low, high]));
    expect(provider.received[0]?.body.messages[0]?.content).toContain('se recuerda, no se celebra');
  });
});
