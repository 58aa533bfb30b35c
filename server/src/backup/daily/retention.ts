import type { Retention } from '../../config/config.ts';

const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

/** The same number for the seven days from a Monday on. */
const weekOf = (date: string): number =>
  Math.floor((Date.parse(date) / DAY_MS + DAYS_FROM_MONDAY) / 7);

/** Given the dates (`YYYY-MM-DD`) of all copies, returns those whose copy is no longer kept. */
export function expired(dates: readonly string[], { days, weeks }: Retention): readonly string[] {
  const latestFirst = [...dates].sort().reverse();
  const lastOfWeek = new Map<number, string>();
  for (const date of latestFirst) {
    if (!lastOfWeek.has(weekOf(date))) lastOfWeek.set(weekOf(date), date);
  }
  const kept = new Set([
    ...latestFirst.slice(0, days),
    ...[...lastOfWeek.values()].slice(0, weeks),
  ]);
  return latestFirst.filter((date) => !kept.has(date));
}
