import { findHeader, type Guess } from './headers.ts';

/** A sheet of a workbook, as far as choosing one takes. */
export interface SheetStart {
  readonly name: string;
  /** Its first rows, empty ones included. */
  readonly rows: readonly (readonly string[])[];
}

/** Which of the sheets is to be read, by its place among them; -1: none holds anything. */
export type PickSheet = (sheets: readonly SheetStart[]) => number;

const hasText = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

export const firstWithText: PickSheet = (sheets) =>
  sheets.findIndex(({ rows }) => rows.some(hasText));

/** The one whose headers name most fields, with something below them; else the first with any text. */
export const bestHeaded =
  (guess: Guess): PickSheet =>
  (sheets) => {
    const named = sheets.map(({ rows }) => {
      const header = findHeader(rows, guess);
      const below = rows.slice(header + 1).some(hasText);
      return below ? guess(rows[header] ?? []).filter(Boolean).length : 0;
    });
    const most = Math.max(0, ...named);
    return most >= 2 ? named.indexOf(most) : firstWithText(sheets);
  };
