import { dateProblem } from './date-problem.ts';

test.each([
  ['24/12', 'Falta el año: escribí 24/12/aaaa, con los cuatro números del año.'],
  [' 5-3- ', 'Falta el año: escribí 5/3/aaaa, con los cuatro números del año.'],
  ['29/2', 'Falta el año: escribí 29/2/aaaa, con los cuatro números del año.'],
  ['24/12/26', 'El año va entero: escribí 24/12/aaaa, con los cuatro números del año.'],
  ['31/2', 'Escribí una fecha que exista, como 31/12/2026.'],
  ['mañana', 'Escribí una fecha que exista, como 31/12/2026.'],
  ['', 'Escribí una fecha que exista, como 31/12/2026.'],
])('of %j it says %s', (text, problem) => expect(dateProblem(text)).toBe(problem));
