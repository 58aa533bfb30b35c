/** One line of a file. `cells` are text whatever the file kept: dates as AAAA-MM-DD, numbers plainly. */
export interface SheetRow {
  /** Counted as a spreadsheet does: the first line is 1. */
  readonly row: number;
  readonly cells: readonly string[];
}
