import type { CalendarEvent } from '@almanaque/shared-contracts';

/** The norm that sets the date; null where none is known. */
export const normOf = ({ origin }: CalendarEvent): string | null =>
  origin.kind === 'empresa' || origin.norm === '' ? null : origin.norm;

/** Whether no norm has set this year's date yet, so that it may still be moved. */
export const isProvisional = ({ origin }: CalendarEvent): boolean =>
  (origin.kind === 'feriado' || origin.kind === 'no-laborable') &&
  origin.certainty === 'provisorio';
