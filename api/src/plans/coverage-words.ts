import type { Covered } from './coverage.ts';

/** What people call each figure of what became of dates: in the page and in its workbook. */
export const COVERED_WORDS: Readonly<Record<keyof Covered, string>> = {
  dates: 'Fechas',
  withPlan: 'Con plan',
  done: 'Celebradas',
  respected: 'Respetadas',
  missed: 'Sin celebrar',
  ahead: 'Por venir',
  rating: 'Calificación',
  spent: 'Gastado',
  perHead: 'Por persona',
};

/** Of dates of nobody's office, and of nobody's team. */
export const NOWHERE = 'Sin asignar';
