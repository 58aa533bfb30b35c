import type { Entry } from '../entry.ts';
import { entriesOf, holidayOf, inOrder, type Holiday, type KeptEntry } from '../holidays.ts';
import type { CompanyHoliday } from './company-holidays.ts';

/** A holiday of a year with what the company decided of it. */
export interface DecidedHoliday {
  readonly id: string;
  readonly version: number;
  readonly change: CompanyHoliday['change'];
  /** Null: the company added it. */
  readonly official: Entry | null;
  /** As the calendar shows it; of a removed one, as it would. */
  readonly holiday: Holiday;
}

/**
 * What names a holiday of one year however far it is moved, also when a later norm moves it:
 * '2026-11-20-soberania-nacional'.
 */
const officialId = (entry: Entry): string =>
  `${entry.kind === 'feriado' ? entry.originalDate : entry.date}-${entry.holiday}`;

type Moved = Extract<CompanyHoliday, { change: 'moved' }>;
type Added = Extract<CompanyHoliday, { change: 'added' }>;

const worksOf = ({ works }: CompanyHoliday) => works !== null && { works: works === 1 };

/** The norm, its source and the note are of the official date. */
function moved(entry: Entry, { date, norm }: Moved): KeptEntry {
  const { note: _note, source: _source, ...rest } = entry;
  const at = { date, norm, certainty: 'oficial', decision: 'movido' } as const;
  return rest.kind === 'feriado'
    ? { ...rest, ...at }
    : { ...rest, ...at, originalDate: entry.date };
}

function decided(entry: Entry, row: CompanyHoliday | undefined): DecidedHoliday {
  const common = { id: officialId(entry), official: entry };
  if (row === undefined) {
    return { ...common, version: 0, change: 'official', holiday: holidayOf(entry) };
  }
  const kept = row.change === 'moved' ? moved(entry, row) : entry;
  const official = holidayOf(kept.kind === 'no-laborable' ? { ...kept, ...worksOf(row) } : kept);
  const { version, change, changed_at: changedAt } = row;
  return { ...common, version, change, holiday: { ...official, version, changedAt } };
}

function added(row: Added): DecidedHoliday {
  const { id, version, date, kind, title, description, tone, norm } = row;
  const behind = { norm, certainty: 'oficial', decision: 'agregado' } as const;
  return {
    id,
    version,
    change: 'added',
    official: null,
    holiday: {
      occasion: `agregado-${id}`,
      version,
      changedAt: row.changed_at,
      key: null,
      event: {
        id: `${kind}-${date}-${id}`,
        date,
        title,
        description,
        type: 'festivo',
        tone,
        origin:
          kind === 'feriado'
            ? { kind, category: 'puente', originalDate: date, ...behind }
            : { kind, category: 'puente', scope: null, ...worksOf(row), ...behind },
        picture: null,
      },
    },
  };
}

/** A year's holidays, also the removed ones, in order of date. What was decided of a date that no norm has any more is left out. */
export function decide(year: number, rows: readonly CompanyHoliday[]): DecidedHoliday[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [
    ...entriesOf(year).map((entry) => decided(entry, byId.get(officialId(entry)))),
    ...rows.filter((row) => row.change === 'added').map(added),
  ].sort((a, b) => inOrder(a.holiday, b.holiday));
}

/** What of it the calendar shows. */
export const holidaysKept = (year: number, rows: readonly CompanyHoliday[]): Holiday[] =>
  decide(year, rows)
    .filter(({ change }) => change !== 'removed')
    .map(({ holiday }) => holiday);
