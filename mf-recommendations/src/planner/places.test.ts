import type { BudgetTier } from '@almanaque/shared-contracts';
import { aiThree } from '../testing/fixtures.ts';
import { createPlaces, placed } from './places.ts';

/** Section 3, and nothing else. */
const specified = (id: unknown, title: string, changes: object = {}) => ({
  id,
  title,
  description: 'Una caminata corta con merienda al final.',
  category: 'actividad',
  duration: '1 hora',
  participants: 'Todo el equipo',
  difficulty: 'Fácil',
  ...changes,
});

const read = (items: readonly unknown[]): [BudgetTier, string][] =>
  placed(items).map(({ tier, title }) => [tier, title]);

test('ideas with exactly the fields of section 3 take their tier from their order', () => {
  const ideas = placed([specified(1, 'Uno'), specified('2', 'Dos'), specified(3, 'Tres')]);
  expect(ideas.map(({ id, tier }) => [id, tier])).toEqual([
    ['1', 'none'],
    ['2', 'low'],
    ['3', 'high'],
  ]);
  expect(ideas[0]?.costUsd).toBeUndefined();
  expect(ideas[0]?.specification).toBeUndefined();
});

test('there is one idea a tier, whatever comes', () => {
  const [none, low, high] = aiThree;
  const other = { ...low, title: 'Otra' };
  expect(read([low, other])).toEqual([['low', low?.title]]);
  expect(read([high, low, other, none]).map(([tier]) => tier)).toEqual(['high', 'low', 'none']);
  expect(read([1, 2, 3, 4].map((id) => specified(id, `Idea ${id}`)))).toEqual([
    ['none', 'Idea 1'],
    ['low', 'Idea 2'],
    ['high', 'Idea 3'],
  ]);
});

test('those that name a tier have it, and the others share the rest', () => {
  const [, low] = aiThree;
  expect(read([specified(1, 'Uno'), specified(2, 'Dos'), low])).toEqual([
    ['none', 'Uno'],
    ['high', 'Dos'],
    ['low', low?.title],
  ]);
});

test('what is written otherwise is read, and what is ours and does not fit is left off', () => {
  const [idea] = placed([
    specified(7, ' Uno ', {
      category: 'Comunicación',
      difficulty: 'facil',
      participants: 20,
      duration: 45,
      costUsd: 'USD 20',
      specification: { objetivo: 'x' },
      extra: true,
    }),
  ]);
  expect(idea).toEqual({
    ...specified('7', 'Uno', { category: 'comunicacion', participants: '20', duration: '45' }),
    tier: 'none',
  });
});

test('one that lacks a field is left out alone', () => {
  const ideas = [specified(1, 'Uno'), specified(2, 'Dos', { category: 'x' }), specified(3, 'Tres')];
  expect(read(ideas)).toEqual([
    ['none', 'Uno'],
    ['high', 'Tres'],
  ]);
  expect(read([null, 'texto', 7])).toEqual([]);
});

test('two ideas never share an id', () => {
  const ideas = placed([specified(1, 'Uno'), specified(1, 'Dos'), specified(null, 'Tres')]);
  expect(ideas.map(({ id }) => id)).toEqual(['1', '1-low', 'ia-high']);
});

test('as they come, each has its place at once', () => {
  const { take } = createPlaces();
  const [, low] = aiThree;
  expect(take(low)?.tier).toBe('low');
  expect(take(low)).toBeNull();
  expect(take(specified(1, 'Uno'))?.tier).toBe('none');
});
