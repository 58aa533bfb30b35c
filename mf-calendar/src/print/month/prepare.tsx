import type { CalendarFilter, IsoDate, QueryClient } from '@almanaque/shared-contracts';
import type { ReactNode } from 'react';
import { filterParts } from '../../filters/filter-words.ts';
import { decodedPlate } from '../../plates/decoded-plate.ts';
import type { Paper } from '../paper.ts';
import { wantsPlates } from '../plate-choice.ts';
import { MonthSheet } from './month-sheet.tsx';
import { readMonth } from './read-month.ts';

export interface MonthToPrint {
  readonly queries: QueryClient;
  readonly apiBase: string;
  readonly companyName: string;
  readonly filter: CalendarFilter;
  readonly month: IsoDate;
  readonly paper: Paper;
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
