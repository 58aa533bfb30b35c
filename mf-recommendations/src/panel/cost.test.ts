import { aiRecommendation } from '../testing/fixtures.ts';
import { costText, totalText, unitText } from './cost.ts';

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
