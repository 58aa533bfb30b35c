import type { Entry } from '../entry.ts';

/**
 * What names a holiday of one year however far it is moved, also when a later norm moves it:
 * '2026-11-20-soberania-nacional'.
 */
export const officialId = (entry: Entry): string =>
  `${entry.kind === 'feriado' ? entry.originalDate : entry.date}-${entry.holiday}`;
