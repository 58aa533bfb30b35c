import { addDays, isoDate, longDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { groupBy } from '../../calendar/group-by.ts';
import type { Database } from '../../db/database.ts';
import { lastOccurrence } from '../check-draft.ts';
import { draftOf, excludedDates, type CompanyEventRow } from '../company-event.ts';
import { occursOn, type Series } from '../occurrences.ts';
import { endingBefore, parseRule } from '../recurrence-rule.ts';
import { daysMoved, isSeries, movedExclusions } from '../series.ts';
import { digestOf, type IcsItem } from './read-item.ts';

/** Of each series, the dates of occurrences that are events of their own now. */
export async function replacedDates(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => readonly IsoDate[]> {
  const rows = await db
    .selectFrom('company_events')
    .select(['series_id', 'occurrence_date'])
    // An empty list would be no valid SQL; nothing has an empty id.
    .where('series_id', 'in', ['', ...ids])
    .where('deleted_at', 'is', null)
    .execute();
  const bySeries = groupBy(rows, (row) => row.series_id);
  return (id) =>
    (bySeries.get(id) ?? []).flatMap(({ occurrence_date: date }) =>
      date === null ? [] : [isoDate(date)],
    );
}

/** Whether it says what its file last said, given the dates that file left out. */
const isOfFile = (stored: CompanyEventRow, excluded: readonly IsoDate[]): boolean =>
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

/**
 * What the file brings for a series that was edited here: the dates taken out or replaced here stay out,
 * and it ends where it was ended here, since the rest may be another series now. Which of the dates an
 * earlier file left out is not known any more, so these stay out, too.
 */
export function keptHere(
  stored: CompanyEventRow,
  item: IcsItem,
  replaced: readonly IsoDate[],
): IcsItem {
  const { date, rrule } = item.draft;
  if (rrule === null || isOfFile(stored, excludedDates(stored))) return item;
  const series = { date, rrule };
  const ours = [
    ...excludedHere(stored, series),
    ...replaced.filter((day) => occursOn(series, day)),
  ];
  const excluded = [...new Set([...item.excluded, ...ours])].sort();
  const end = isOfFile(stored, item.excluded) ? null : earlierEnd(stored, series);
  if (end === null) return { ...item, excluded };
  return {
    ...item,
    excluded,
    draft: { ...item.draft, rrule: endingBefore(rrule, addDays(end, 1)) },
    remarks: [
      ...item.remarks,
      `Acá termina el ${longDate(end)}: se conserva ese final, y lo que sigue en el archivo no se agrega.`,
    ],
  };
}
