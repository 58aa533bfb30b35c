const MB = 1024 * 1024;

/** What one import may cost; ten times the largest rosters of the country. */
export const IMPORT_LIMITS = {
  bytes: 20 * MB,
  /** Of a spreadsheet, once unpacked: the container is compressed, and may be a trap. */
  unpackedBytes: 200 * MB,
  rows: 200_000,
  columns: 100,
  cellLength: 2_000,
  /** Of the thread that works on it: most of it for a spreadsheet's table of texts. */
  heap: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  /** Of one step. A busy machine takes long over a large roster, since others write in between. */
  milliseconds: 15 * 60_000,
} as const;
