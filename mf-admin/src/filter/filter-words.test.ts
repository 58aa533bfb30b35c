import { NO_FILTER, type CalendarFilter } from '@almanaque/shared-contracts';
import { filterWords } from './filter-words.ts';

test.each<[Partial<CalendarFilter>, string]>([
  [{}, 'Todo el calendario'],
  [{ types: ['festivo', 'cumpleanos'] }, 'Efemérides y Cumpleaños'],
  [{ office: 'Córdoba', team: 'I+D' }, 'Oficina Córdoba · Equipo I+D'],
  [{ types: ['aniversario'], team: 'I+D' }, 'Aniversario · Equipo I+D'],
])('%j is told as %s', (filter, words) => {
  expect(filterWords({ ...NO_FILTER, ...filter })).toBe(words);
});
