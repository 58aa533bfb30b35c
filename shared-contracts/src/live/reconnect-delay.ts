/** Section 9: how long after a connection broke the next one is tried, the last from then on. */
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const;

/** @param failures connections in a row of which nothing was heard. */
export const reconnectDelay = (failures: number): number =>
  RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)] ?? 0;
