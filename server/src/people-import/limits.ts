const MB = 1024 * 1024;

/** What one import may cost; ten times the largest rosters of the country. */
export const IMPORT_LIMITS = {
  bytes: 20 * MB,
  /** The size of a spreadsheet once unpacked: the container is compressed, and may be a trap. */
  unpackedBytes: 200 * MB,
  rows: 200_000,
  columns: 100,
  cellLength: 2_000,
  /** The memory of the thread that works on it; a spreadsheet's table of texts takes most of it. */
  heap: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  /**
   * How long one step may take. A busy machine takes long over a large roster, since others write in
   * between.
   */
  milliseconds: 15 * 60_000,
} as const;
