/**
 * What it takes to enter an event of the company and to send it. It stands by itself, so that it loads with
 * the editor and not before the month.
 */
export {
  companyEventResponseSchema,
  EVENT_DEFAULTS,
  linkSchema,
  MAX_EVENT_DESCRIPTION,
  MAX_EVENT_GROUP,
  MAX_EVENT_PLACE,
  MAX_EVENT_TITLE,
  MAX_LINK,
  MAX_LINK_NAME,
} from './events/company-event.ts';
export { eventProblem, type EventProblem } from './events/event-problem.ts';
export { DAY_CODES } from './events/recurrence/rule-parts.ts';
