import { isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { excludedDates, type CompanyEventRow } from '../company-event.ts';
import { occursOn } from '../occurrences.ts';
import { isSeries, type SeriesRow } from '../series.ts';
import { occurrenceHere } from './occurrence-here.ts';
import type { CancelledRow, FileRow } from './read-file.ts';
import type { IcsItem } from './read-item.ts';

/** What becomes of an event that its file has as cancelled. */
export type PlannedCancelled = { readonly row: CancelledRow } & (
  | { readonly status: 'removed'; readonly stored: CompanyEventRow }
  /** Its series goes on without that date. */
  | { readonly status: 'left-out'; readonly series: SeriesRow; readonly date: IsoDate }
  | { readonly status: 'absent' }
);

/** What is kept here of what a file names. */
export interface Here {
  readonly byKey: ReadonlyMap<string | null, CompanyEventRow>;
  readonly inFile: (key: string) => FileRow | undefined;
  /** The events that took the place of single occurrences of this series here. */
  readonly replacedHere: (seriesId: string) => readonly CompanyEventRow[];
}

const itemOf = (row: FileRow | undefined): IcsItem | undefined =>
  row?.kind === 'item' ? row.item : undefined;

const occurs = (series: SeriesRow, date: IsoDate): boolean =>
  date >= isoDate(series.date) && occursOn(series, date) && !excludedDates(series).includes(date);

/** Null: what the file says of its series tells it. */
export function planCancelled(row: CancelledRow, here: Here): PlannedCancelled | null {
  const { key, replaces } = row;
  const stored = here.byKey.get(key);
  if (stored !== undefined) return { row, status: 'removed', stored };
  if (replaces === null) return { row, status: 'absent' };
  const { seriesKey, date } = replaces;
  const seriesInFile = here.inFile(seriesKey);
  const series = here.byKey.get(seriesKey);
  const gone = seriesInFile === undefined ? ({ row, status: 'absent' } as const) : null;
  if (series === undefined || !isSeries(series)) return gone;
  const replaced = here.replacedHere(series.id);
  const occurrence = occurrenceHere(series, date, itemOf(seriesInFile), replaced);
  if (occurrence.kind === 'edited') return { row, status: 'removed', stored: occurrence.event };
  const goesOn = seriesInFile === undefined && occurs(series, date);
  return goesOn ? { row, status: 'left-out', series, date } : gone;
}
