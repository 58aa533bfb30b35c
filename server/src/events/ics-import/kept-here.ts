import { addDays, isoDate, longDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { lastOccurrence } from '../check-draft.ts';
import { draftOf, excludedDates, type CompanyEventRow } from '../company-event.ts';
import type { Series } from '../day-rules.ts';
import { occursOn } from '../occurrences.ts';
import { endingBefore, parseRule } from '../recurrence-rule.ts';
import { daysMoved, isSeries, movedExclusions } from '../series.ts';
import { digestOf, type IcsItem } from './read-item.ts';

type Replacements = (seriesId: string) => readonly CompanyEventRow[];

/** Of each series, what took the place of one of its occurrences and is an event of its own now. */
export async function replacements(db: Database, ids: readonly string[]): Promise<Replacements> {
  const rows = await db
    .selectFrom('company_events')
    .selectAll()
    // An empty list would be no valid SQL; nothing has an empty id.
    .where('series_id', 'in', ['', ...ids])
    .where('occurrence_date', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  const bySeries = Map.groupBy(rows, (row) => row.series_id);
  return (id) => bySeries.get(id) ?? [];
}

/** Whether it says what its file last said, given the dates that file left out. */
export const isOfFile = (stored: CompanyEventRow, excluded: readonly IsoDate[]): boolean =>
  digestOf(draftOf(stored), excluded) === stored.ics_digest;

function excludedHere(stored: CompanyEventRow, series: Series): readonly IsoDate[] {
  if (!isSeries(stored)) return [];
  const days = daysMoved(stored, series);
  return excludedDates({ excluded: movedExclusions(stored, series, days) });
}

/** The last day of what is kept, where the file's goes on after it. */
function earlierEnd({ rrule, date }: CompanyEventRow, series: Series): IsoDate | null {
  if (rrule === null || parseRule(rrule)?.has('UNTIL') !== true) return null;
  const end = lastOccurrence({ date, rrule });
  return end >= series.date && end < lastOccurrence(series) ? isoDate(end) : null;
}

/** What was done here to a series that a file has as `series`, and which dates that leaves out. */
export interface EditedHere {
  readonly excluded: readonly IsoDate[];
  /** Null: as the file's. */
  readonly end: IsoDate | null;
}

export function editedHere(
  stored: CompanyEventRow,
  series: Series,
  left: readonly IsoDate[],
): EditedHere | null {
  if (isOfFile(stored, excludedDates(stored))) return null;
  const end = isOfFile(stored, left) ? null : earlierEnd(stored, series);
  return { excluded: excludedHere(stored, series), end };
}

/** The occurrences whose places they took. */
export const datesOf = (rows: readonly CompanyEventRow[]): IsoDate[] =>
  rows.map(({ occurrence_date: date }) => isoDate(date ?? ''));

/**
 * What the file brings for a series that was edited here: the dates taken out or replaced here stay out,
 * and it ends where it was ended here, since the rest may be another series now. Which of the dates an
 * earlier file left out is not known any more, so these stay out, too.
 */
export function keptHere(
  stored: CompanyEventRow,
  item: IcsItem,
  replaced: readonly CompanyEventRow[],
): IcsItem {
  const { date, rrule } = item.draft;
  const series = rrule === null ? null : { date, rrule };
  const here = series && editedHere(stored, series, item.excluded);
  if (series === null || here === null) return item;
  const ours = [...here.excluded, ...datesOf(replaced).filter((day) => occursOn(series, day))];
  const excluded = [...new Set([...item.excluded, ...ours])].sort();
  if (here.end === null) return { ...item, excluded };
  return {
    ...item,
    excluded,
    draft: { ...item.draft, rrule: endingBefore(series.rrule, addDays(here.end, 1)) },
    remarks: [
      ...item.remarks,
      `Acá termina el ${longDate(here.end)}: se conserva ese final, y lo que sigue en el archivo no se agrega.`,
    ],
  };
}
