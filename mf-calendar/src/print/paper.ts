/** The sheets a month or a year is printed on, lying on their long side. */
export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];

/** What a year is printed on, and with which months' drawings: of all twelve, or none. */
export interface YearOnPaper {
  readonly paper: Paper;
  readonly plates: readonly (string | null)[];
}
