import { type ExportFormat } from '@almanaque/api';
import { endOfMonth, type IsoDate } from '@almanaque/shared-contracts/schemas';

function periodOf(from: IsoDate, to: IsoDate): string {
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4);
  if (from.endsWith('-01') && to === endOfMonth(from)) return from.slice(0, 7);
  return from === to ? from : `${from}-a-${to}`;
}

/** 'almanaque-2026-11.xlsx' of a whole month, 'almanaque-2026.csv' of a year, else with its first and last day. */
export const fileName = (from: IsoDate, to: IsoDate, format: ExportFormat): string =>
  `almanaque-${periodOf(from, to)}.${format}`;
