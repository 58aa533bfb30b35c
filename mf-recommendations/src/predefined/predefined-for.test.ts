import { nonWorkingDay } from '@almanaque/shared-contracts/testing';
import { BUDGET_TIERS, recommendationSchema, EVENT_TYPES } from '@almanaque/shared-contracts';
import { FIRST_IDEAS, occasionOf } from '@almanaque/shared-contracts/ideas';
import { UNSPECIFIED } from '@almanaque/ui/message';
import { specificationOf } from '../specifications/specification-of.ts';
import { predefinedFor } from './predefined-for.ts';
import { isTierTitle } from '@almanaque/shared-contracts/ideas';

const TONES = ['festivo', 'sobrio', 'conmemorativo'] as const;
const OWN = { kind: 'empresa', sample: false } as const;
const EVERY = TONES.flatMap((tone) => EVENT_TYPES.map((type) => ({ tone, type, origin: OWN })));
const ids = (set: ReturnType<typeof predefinedFor>) => set.map(({ id }) => id);

test.each(EVERY)('$tone, $type: three tiers in order, each fit to show', (event) => {
  const set = predefinedFor(event);
  expect(set.map(({ tier }) => tier)).toEqual(BUDGET_TIERS);
  for (const item of set) {
    expect(recommendationSchema.safeParse(item).success).toBe(true);
    expect(isTierTitle(item.title)).toBe(true);
    expect(specificationOf(item).objetivo).not.toBe(UNSPECIFIED);
  }
  expect(set[0]?.costUsd).toEqual({ min: 0, max: 0 });
  expect(set[0]?.description.startsWith(FIRST_IDEAS[occasionOf(event)].words)).toBe(true);
});

test('the ids of section 3', () => {
  const festive = (type: (typeof EVENT_TYPES)[number]) =>
    ids(predefinedFor({ type, tone: 'festivo', origin: OWN }));
  expect(festive('cumpleanos')).toEqual(['1', '2', '3']);
  expect(festive('aniversario')).toEqual(['4', '5', '6']);
  expect(festive('festivo')).toEqual(['7', '8', '9']);
  expect(festive('personalizado')).toEqual(['10', '11', '12']);
});

test('the titles and the cost of a cake', () => {
  const [none, low, high] = predefinedFor({ type: 'cumpleanos', tone: 'festivo', origin: OWN });
  expect(none?.title).toBe('Recomendación sin presupuesto');
  expect(low?.title).toBe('Recomendación con bajo presupuesto');
  expect(high?.title).toBe('Recomendación con alto presupuesto');
  expect(low?.costUsd).toEqual({ min: 5, max: 12 });
});

test.each(['sobrio', 'conmemorativo'] as const)('a %s date is never celebrated', (tone) => {
  const set = predefinedFor({ type: 'festivo', tone, origin: OWN });
  const said = JSON.stringify([set, set.map(specificationOf)]);
  expect(said).not.toMatch(/torta|brindis|fiesta|festej|celebr|mariachi|feliz|¡/i);
});

test('a bridge has ideas of its own, and is not celebrated', () => {
  const set = predefinedFor(nonWorkingDay({ date: '2026-12-07', title: 'Día no laborable' }));
  expect(ids(set)).toEqual(['19', '20', '21']);
  expect(set.map(({ tier }) => tier)).toEqual(BUDGET_TIERS);
  const said = JSON.stringify([set, set.map(specificationOf)]);
  expect(said).not.toMatch(/festej|celebr|torta|{evento}/i);
});

test.each(['cumpleanos', 'aniversario'] as const)('%s in private is announced nowhere', (type) => {
  const set = predefinedFor({ type, tone: 'festivo', origin: OWN, inPrivate: true });
  expect(ids(set)).toEqual(['22', '23', '24']);
  expect(set.map(({ tier }) => tier)).toEqual(BUDGET_TIERS);
  const said = JSON.stringify(set.map(specificationOf).map(({ comunicacion }) => comunicacion));
  expect(said).not.toMatch(/canal general|correo general|a todos|equipo|mural|torta/i);
  expect(set[0]?.description.startsWith(FIRST_IDEAS.privado.words)).toBe(true);
});
