import type { SheetLimits } from '../../sheets/limits.ts';

/** Read where requests are answered, so far smaller than a roster's. */
export const PROVIDER_LIMITS: SheetLimits = {
  unpackedBytes: 20 * 1024 * 1024,
  rows: 2_000,
  columns: 50,
  cellLength: 2_000,
};
