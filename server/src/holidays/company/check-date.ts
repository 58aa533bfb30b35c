import { dayAndMonth, yearOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { ApiError } from '../../http/error.ts';
import type { DecidedHoliday } from './decide.ts';

export const refuse = (message: string, field?: string): ApiError =>
  new ApiError(400, 'invalid_input', message, field);

interface Wanted {
  readonly date: IsoDate;
  /** The id of the holiday that is moved, which cannot be in its own way; null: it is new. */
  readonly id: string | null;
}

/** @throws {ApiError} 400 when that date is over, or everybody has it off already. */
export function checkDate(
  others: readonly DecidedHoliday[],
  { date, id }: Wanted,
  today: IsoDate,
): void {
  if (date < today) {
    throw refuse('Esa fecha ya pasó: elegí una de hoy en adelante.', 'date');
  }
  const taken = others.find(
    ({ id: other, change, holiday: { event } }) =>
      other !== id &&
      change !== 'removed' &&
      event.date === date &&
      event.origin.kind === 'feriado',
  );
  if (taken !== undefined) {
    throw refuse(
      `El ${dayAndMonth(date)} ya es feriado (${taken.holiday.event.title}): elegí otro día.`,
      'date',
    );
  }
}

/** @throws {ApiError} 400 when it is in another year: what is decided holds for one. */
export function checkYear(date: IsoDate, year: number): void {
  if (yearOf(date) !== year) {
    throw refuse(`La fecha tiene que ser de ${year}: el cambio vale solo por ese año.`, 'date');
  }
}
