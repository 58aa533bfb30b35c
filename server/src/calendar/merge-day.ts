import {
  EVENT_TYPES,
  type CalendarEvent,
  type EventType,
} from '@almanaque/shared-contracts/schemas';
import type { CompanyMark } from '../events/company-events.ts';
import type { FixedDay } from './fixed-days.ts';

export interface DaySources {
  readonly fixed: FixedDay;
  readonly sectors: ReadonlySet<string>;
  readonly company: readonly CalendarEvent[];
  readonly marks: readonly CompanyMark[];
}

/**
 * A day's events in their one order: holidays, non-working days, the company's, observances. An
 * observance of a sector that is off is left out, and so is one a company event stands for.
 */
export function mergeDay({ fixed, sectors, company, marks }: DaySources): CalendarEvent[] {
  const replaced = new Set(marks.map(({ observanceId }) => observanceId));
  const observances = fixed.observances.filter(
    ({ observance }) => sectors.has(observance.sector) && !replaced.has(observance.id),
  );
  return [
    ...fixed.holidays.map(({ event }) => event),
    ...company,
    ...observances.map(({ event }) => event),
  ];
}

/** The types that highlight a day, in the legend's order: those of all its events, shown or not. */
export function highlightsOf(
  events: readonly CalendarEvent[],
  marks: readonly CompanyMark[],
): EventType[] {
  const types = new Set([...events, ...marks].map(({ type }) => type));
  return EVENT_TYPES.filter((type) => types.has(type));
}
