import {
  EVENT_TYPES,
  type CalendarEvent,
  type CalendarFilter,
  type EventType,
} from '@almanaque/shared-contracts/schemas';
import type { CompanyMark } from '../events/company-events.ts';
import type { FixedDay } from './fixed-days.ts';

export interface DaySources {
  readonly fixed: FixedDay;
  readonly sectors: ReadonlySet<string>;
  /** Those that pass the filter. */
  readonly company: readonly CalendarEvent[];
  /** Those that pass the filter. */
  readonly people: readonly CalendarEvent[];
  /**
   * The marks of all company events, since what they stand for is not shown apart even when a filter hides
   * them.
   */
  readonly marks: readonly CompanyMark[];
  readonly filter: CalendarFilter;
}

/**
 * A day's events in their one order: holidays, non-working days, the company's, people's,
 * observances. An observance of a sector that is off is left out, and so is one a company event
 * stands for.
 */
export function mergeDay(sources: DaySources): CalendarEvent[] {
  const { fixed, sectors, company, people, marks, filter } = sources;
  if (filter.types?.includes('festivo') === false) return [...company, ...people];
  const replaced = new Set(marks.map(({ observanceId }) => observanceId));
  const observances = fixed.observances.filter(
    ({ observance }) => sectors.has(observance.sector) && !replaced.has(observance.id),
  );
  return [
    ...fixed.holidays.map(({ event }) => event),
    ...company,
    ...people,
    ...observances.map(({ event }) => event),
  ];
}

/** The types that highlight a day, in the legend's order: `types` are those of its events, shown or not. */
export function highlightsOf(
  types: readonly EventType[],
  marks: readonly CompanyMark[],
): EventType[] {
  const seen = new Set([...types, ...marks.map(({ type }) => type)]);
  return EVENT_TYPES.filter((type) => seen.has(type));
}
