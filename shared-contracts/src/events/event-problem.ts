import { daysBetween } from '../dates/iso-date.ts';
import { MAX_EVENT_DAYS, type EventDraft } from './company-event.ts';

export interface EventProblem {
  readonly field: keyof EventDraft;
  /** Spanish, says what to do. */
  readonly message: string;
}

/** What is wrong between an event's fields, each of which is right by itself; null: nothing. */
export function eventProblem({ date, endDate }: EventDraft): EventProblem | null {
  if (endDate === null) return null;
  if (endDate < date) {
    return {
      field: 'endDate',
      message: 'El evento no puede terminar antes de empezar: elegí un día posterior.',
    };
  }
  if (daysBetween(date, endDate) >= MAX_EVENT_DAYS) {
    return {
      field: 'endDate',
      message: `Un evento puede durar hasta ${MAX_EVENT_DAYS} días: acortalo o partilo en varios.`,
    };
  }
  return null;
}
