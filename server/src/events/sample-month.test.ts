import { expect, test } from '@jest/globals';
import { SAMPLE_EVENTS, SAMPLE_HIGHLIGHTS } from './sample-set.ts';

test('September 2025 has the six events of section 3, as decisions settle them', () => {
  expect(SAMPLE_EVENTS.map(({ date, type, title }) => `${date} ${type}: ${title}`)).toEqual([
    '2025-09-13 festivo: Día del Programador',
    '2025-09-20 cumpleanos: Cumpleaños de Marina Olivera',
    '2025-09-21 festivo: Día de la Primavera',
    '2025-09-25 aniversario: Aniversario de 5 años de Julián Ferreyra',
    '2025-09-27 festivo: Día de la Conciencia Ambiental',
    '2025-09-30 personalizado: Revisión trimestral',
  ]);
  expect(SAMPLE_HIGHLIGHTS).toEqual([{ date: '2025-09-12', type: 'festivo' }]);
});
