import type { CalendarFilter, IsoDate, QueryClient } from '@almanaque/shared-contracts';
import type { ReactNode } from 'react';
import { filterParts } from '../../filters/filter-words.ts';
import { loadPlate } from '../../plates/load-plate.ts';
import type { Paper } from '../paper.ts';
import { wantsPlates } from '../plate-choice.ts';
import { MonthSheet } from './month-sheet.tsx';
import { readMonth } from './read-month.ts';

interface MonthToPrint {
  readonly queries: QueryClient;
  readonly apiBase: string;
  readonly companyName: string;
  readonly filter: CalendarFilter;
  readonly month: IsoDate;
  readonly paper: Paper;
}

/** One that has not been decoded is white on paper. */
async function decodedPlate(month: IsoDate): Promise<string | null> {
  const address = await loadPlate(month);
  if (address === null) return null;
  const image = new Image();
  image.src = address;
  await image.decode();
  return address;
}

/**
 * The sheet of a month with all that is on it.
 * @throws where a day cannot be read: a sheet that leaves somebody out is not printed.
 */
export async function prepareMonth(wanted: MonthToPrint): Promise<ReactNode> {
  const { queries, apiBase, companyName, filter, month, paper } = wanted;
  const [days, plate] = await Promise.all([
    readMonth(queries, apiBase, month, filter),
    wantsPlates() ? decodedPlate(month) : null,
  ]);
  const filters = filterParts(filter).map(({ text }) => text);
  return <MonthSheet {...{ month, days, plate, paper, companyName, filters }} />;
}
