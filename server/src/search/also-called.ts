import type { CalendarEvent } from '@almanaque/shared-contracts/schemas';

/** What people call some dates, whose official names have none of these words. */
const ALSO_CALLED: readonly (readonly [RegExp, string])[] = [
  [/^(?:Jueves|Viernes) Santo$/, 'Semana Santa, Pascua'],
  [/^Día no laborable con fines turísticos$/, 'feriado puente'],
  [/Belgrano$/, 'Día de la Bandera'],
  [/Diversidad Cultural$/, 'Día de la Raza'],
  [/^Carnaval$/, 'Carnavales'],
  [/^Día de los Enamorados$/, 'San Valentín'],
];

/** By what names a date of the calendar is looked for. */
export const namesOf = ({ title }: CalendarEvent): string[] => [
  title,
  ...ALSO_CALLED.flatMap(([called, names]) => (called.test(title) ? [names] : [])),
];
