import { aiRecommendation } from '../testing/fixtures.ts';
import { costText, totalText, unitText } from './cost.ts';
import { ideaOf } from './idea.ts';

test("a predefined idea is its description's first sentence", () => {
  expect(
    ideaOf({
      tier: 'low',
      title: 'Recomendación con bajo presupuesto',
      description: 'Torta compartida en la oficina. Una torta para doce. Con mate.',
    }),
  ).toEqual({
    eyebrow: 'Recomendación con bajo presupuesto',
    headline: 'Torta compartida en la oficina',
    body: 'Una torta para doce. Con mate.',
  });
});

test("the AI's title is the idea, under the name of its tier", () => {
  expect(ideaOf({ tier: 'high', title: 'Tarde en el Botánico', description: 'Una. Dos.' })).toEqual(
    {
      eyebrow: 'Alto presupuesto',
      headline: 'Tarde en el Botánico',
      body: 'Una. Dos.',
    },
  );
});

test('nothing is lost of a description of one sentence', () => {
  expect(
    ideaOf({ tier: 'none', title: 'Actividad sin presupuesto', description: 'Una ronda' }),
  ).toEqual({
    eyebrow: 'Sin presupuesto',
    headline: 'Actividad sin presupuesto',
    body: 'Una ronda',
  });
});

test('costs in dollars', () => {
  expect(costText({ min: 0, max: 0 })).toBe('USD 0');
  expect(costText({ min: 5, max: 12 })).toBe('USD 5–12');
  expect(costText({ min: 1500, max: 2000 })).toBe('USD 1.500–2.000');
  expect(unitText(aiRecommendation('none', 'x'))).toBeNull();
  expect(unitText(aiRecommendation('low', 'x'))).toBe('en total');
  expect(unitText({ ...aiRecommendation('low', 'x'), costUnit: 'por torta' })).toBe('por torta');
});

test.each([
  ['10 a 30 personas', 120, 'USD 90–180 para 30 personas'],
  ['10 a 30 personas', 12, 'USD 36–72 para 12 personas'],
  ['Todo el equipo, en grupos de 4', 1200, 'USD 3.600–7.200 para 1.200 personas'],
  ['Hasta 20 personas', null, 'USD 60–120 para 20 personas'],
  ['Todo el equipo', null, null],
])('each person’s cost for %s of %s people: %s', (participants, headCount, total) => {
  const suggestion = { ...aiRecommendation('low', 'x'), participants, costUsd: { min: 3, max: 6 } };
  expect(totalText({ ...suggestion, costPer: 'person' }, headCount)).toBe(total);
  expect(totalText(suggestion, headCount)).toBeNull();
});
