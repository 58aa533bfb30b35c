import { BUDGET_TIERS, categorySchema, difficultySchema } from './recommendation.ts';

const accepted = (schema: { safeParse: (value: unknown) => { success: boolean } }) =>
  [
    'comunicacion',
    'actividad',
    'regalo',
    'evento',
    'Fácil',
    'Moderado',
    'Avanzado',
    'otra',
    '',
  ].filter((word) => schema.safeParse(word).success);

test('a recommendation is of one of four categories and three difficulties', () => {
  expect(accepted(categorySchema)).toEqual(['comunicacion', 'actividad', 'regalo', 'evento']);
  expect(accepted(difficultySchema)).toEqual(['Fácil', 'Moderado', 'Avanzado']);
});

test('the budgets are none, low and high', () => {
  expect(BUDGET_TIERS).toEqual(['none', 'low', 'high']);
});
