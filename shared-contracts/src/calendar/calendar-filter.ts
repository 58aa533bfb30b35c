import * as z from 'zod/mini';
import { EVENT_TYPES, eventTypeSchema, type EventType } from './event.ts';

const nameSchema = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * Which events the calendar shows. `office` and `team` concern people's dates, and the company's
 * events that name one: holidays, observances and events that name none are everybody's.
 */
export const calendarFilterSchema = z.object({
  /** Null: all. None of them is possible too, and shows nothing. */
  types: z.nullable(z.array(eventTypeSchema)),
  office: z.nullable(nameSchema),
  team: z.nullable(nameSchema),
});
export type CalendarFilter = Readonly<
  Omit<z.infer<typeof calendarFilterSchema>, 'types'> & { types: readonly EventType[] | null }
>;

export const NO_FILTER: CalendarFilter = { types: null, office: null, team: null };

export const isFiltered = ({ types, office, team }: CalendarFilter): boolean =>
  types !== null || office !== null || team !== null;

/** Of `types` each once and in the legend's order; null when they are all of them. */
export function someTypes(types: readonly EventType[]): readonly EventType[] | null {
  const kept = EVENT_TYPES.filter((type) => types.includes(type));
  return kept.length === EVENT_TYPES.length ? null : kept;
}

/** What a filter's parts are called in a query string. */
export type FilterNames = Readonly<Record<keyof CalendarFilter, string>>;

const API_NAMES: FilterNames = { types: 'types', office: 'office', team: 'team' };

/** `types=festivo,cumpleanos&office=…&team=…`; empty when nothing is filtered, equal for equal filters. */
export function filterParams(filter: CalendarFilter, names = API_NAMES): URLSearchParams {
  const params = new URLSearchParams();
  const types = filter.types && someTypes(filter.types);
  if (types) params.set(names.types, types.join(','));
  if (filter.office !== null) params.set(names.office, filter.office);
  if (filter.team !== null) params.set(names.team, filter.team);
  return params;
}

/** The inverse of `filterParams`. What is not a type, an office or a team is as if it were not there. */
export function readFilter(params: URLSearchParams, names = API_NAMES): CalendarFilter {
  const listed = params.get(names.types)?.split(',');
  const known = EVENT_TYPES.filter((type) => listed?.includes(type));
  const isNone = listed?.join('') === '';
  const nameOf = (part: 'office' | 'team') =>
    nameSchema.safeParse(params.get(names[part])?.trim()).data ?? null;
  return {
    types: known.length > 0 || isNone ? someTypes(known) : null,
    office: nameOf('office'),
    team: nameOf('team'),
  };
}
