import { COMPANY_DECISION, type HolidayEdit, type NewHoliday } from '@almanaque/api';
import { type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import { checkDate, checkYear, refuse } from './check-date.ts';
import type { DecidedHoliday } from './decide.ts';
import type { Tables } from '../../db/tables.ts';

export type Row = Selectable<Tables['company_holidays']>;
type Columns = Omit<Row, 'id' | 'year' | 'version' | 'changed_at' | 'works'>;

const OFFICIAL: Columns = {
  change: 'official',
  date: null,
  norm: null,
  kind: null,
  title: null,
  description: null,
  tone: null,
};

/** The columns of a date that the company adds. */
export const addedColumns = ({
  date,
  kind,
  title,
  description = '',
  tone = 'festivo',
  norm = COMPANY_DECISION,
}: NewHoliday): Columns => ({ change: 'added', date, kind, title, description, tone, norm });

interface Context {
  readonly year: number;
  readonly all: readonly DecidedHoliday[];
  readonly today: IsoDate;
}

function changeColumns(
  { id, official, holiday }: DecidedHoliday,
  change: NonNullable<HolidayEdit['change']>,
  { year, all, today }: Context,
): Columns {
  if (official === null) {
    throw refuse('Esa fecha la agregó la empresa: editala o borrala.', 'change');
  }
  if (change.kind !== 'moved') return { ...OFFICIAL, change: change.kind };
  const { date, norm = COMPANY_DECISION } = change;
  checkYear(date, year);
  if (date === official.date) {
    throw refuse('Esa es la fecha oficial: elegí otra, o volvé a lo oficial.', 'date');
  }
  if (date !== holiday.event.date) checkDate(all, { date, id }, today);
  return { ...OFFICIAL, change: 'moved', date, norm };
}

function detailColumns(
  { id, official, holiday }: DecidedHoliday,
  details: NewHoliday,
  { year, all, today }: Context,
): Columns {
  if (official !== null) {
    throw refuse('Esa fecha es oficial: se puede mover o quitar, no editar.', 'details');
  }
  checkYear(details.date, year);
  if (details.date !== holiday.event.date) checkDate(all, { date: details.date, id }, today);
  return addedColumns(details);
}

/**
 * The columns that `edit` changes of a holiday.
 * @throws {ApiError} 400, naming the field, when it cannot be so.
 */
export function columnsOf(
  holiday: DecidedHoliday,
  { change, details, works }: HolidayEdit,
  context: Context,
): Partial<Omit<Row, 'id' | 'year' | 'version' | 'changed_at'>> {
  const kind = details?.kind ?? holiday.holiday.event.origin.kind;
  if (works !== undefined && works !== null && kind !== 'no-laborable') {
    throw refuse('Solo de un día no laborable se decide si se trabaja.', 'works');
  }
  return {
    ...(change !== undefined && changeColumns(holiday, change, context)),
    ...(details !== undefined && detailColumns(holiday, details, context)),
    ...(works !== undefined && { works: works === null ? null : works ? 1 : 0 }),
  };
}
