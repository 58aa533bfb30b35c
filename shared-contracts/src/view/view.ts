import * as z from 'zod/mini';
import {
  calendarFilterSchema,
  NO_FILTER,
  type CalendarFilter,
} from '../calendar/calendar-filter.ts';

export const CALENDAR_VIEWS = ['mes', 'agenda', 'anio'] as const;
export type ViewName = (typeof CALENDAR_VIEWS)[number];

/** How the calendar is looked at, by everything on the page that shows dates. */
export const viewStateSchema = z.object({
  view: z.enum(CALENDAR_VIEWS),
  filter: calendarFilterSchema,
});
export interface ViewState {
  readonly view: ViewName;
  readonly filter: CalendarFilter;
}

/** The month, and all of it. */
export const FIRST_VIEW: ViewState = { view: 'mes', filter: NO_FILTER };
