/** What reading one file may cost. */
export interface SheetLimits {
  /** The size of a spreadsheet once unpacked: the container is compressed, and may be a trap. */
  readonly unpackedBytes: number;
  /** Below the headers. */
  readonly rows: number;
  readonly columns: number;
  readonly cellLength: number;
}
