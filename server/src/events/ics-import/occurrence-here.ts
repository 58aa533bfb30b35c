import { addDays, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { CompanyEventRow } from '../company-event.ts';
import { nearestOccurrence } from '../occurrences.ts';
import { daysMoved, forEver, type SeriesRow } from '../series.ts';
import { datesOf, editedHere } from './kept-here.ts';
import type { IcsItem } from './read-item.ts';

/** What there is here of the occurrence of a series that the file changes by itself. */
export type OccurrenceHere =
  | { readonly kind: 'as-its-series' }
  | { readonly kind: 'edited'; readonly event: CompanyEventRow }
  | { readonly kind: 'left-out' };

/** `inFile`: the series itself, where the file has it, too. */
export function occurrenceHere(
  stored: SeriesRow,
  date: IsoDate,
  inFile: IcsItem | undefined,
  replaced: readonly CompanyEventRow[],
): OccurrenceHere {
  const rrule = inFile?.draft.rrule ?? null;
  const series =
    inFile === undefined || rrule === null
      ? { date: stored.date, rrule: forEver(stored.rrule) }
      : { date: inFile.draft.date, rrule };
  const days = daysMoved(stored, series);
  const event =
    replaced.find((one) => one.occurrence_date === date) ??
    replaced.find((one) => {
      const [was] = datesOf([one]);
      return was !== undefined && nearestOccurrence(series, addDays(was, days)) === date;
    });
  if (event !== undefined) return { kind: 'edited', event };
  const here = editedHere(stored, series, inFile?.excluded ?? []);
  const isOut = here?.excluded.includes(date) || (here?.end && date > here.end);
  return { kind: isOut ? 'left-out' : 'as-its-series' };
}
