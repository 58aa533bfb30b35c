import {
  addDays,
  dateOf,
  eventProblem,
  FIRST_YEAR,
  isoDate,
  LAST_YEAR,
  type EventDraft,
} from '@almanaque/shared-contracts/schemas';
import { ApiError } from '../http/error.ts';
import { extraDays } from './company-event.ts';
import type { Series } from './day-rules.ts';
import { occurrencesBetween, occurrencesUntil, occursOn } from './occurrences.ts';
import { parseRule, untilOf } from './recurrence-rule.ts';

const FIRST_DATE = dateOf(FIRST_YEAR, 1, 1);
const LAST_DATE = dateOf(LAST_YEAR, 12, 31);

const refuse = (field: keyof EventDraft, message: string): never => {
  throw new ApiError(400, 'invalid_input', message, field);
};

/** Long enough to meet every month, and two of the occurrences of most rules. */
const LOOK_AHEAD_DAYS = 366;

function checkRule(draft: EventDraft, rrule: string): void {
  const rule = parseRule(rrule);
  if (rule === null) {
    return refuse('rrule', 'Esa repetición no se puede guardar: elegí una de las que se ofrecen.');
  }
  const until = untilOf(rrule);
  if (rule.has('UNTIL') && (until === null || until < draft.date)) {
    return refuse('rrule', 'La repetición tiene que terminar después de empezar: elegí otro día.');
  }
  const series = { date: draft.date, rrule };
  if (!occursOn(series, draft.date)) {
    return refuse(
      'rrule',
      'La repetición no cae en la fecha del evento: cambiá la fecha o la repetición.',
    );
  }
  const extra = extraDays({ date: draft.date, end_date: draft.endDate });
  const near = occurrencesBetween(series, draft.date, addDays(draft.date, LOOK_AHEAD_DAYS));
  if (near.some((date, index) => index > 0 && date <= addDays(near[index - 1] ?? date, extra))) {
    return refuse(
      'endDate',
      'El evento dura más que lo que tarda en repetirse: acortalo o hacé que se repita menos.',
    );
  }
}

/** @throws {ApiError} 400, naming the field, when the fields do not fit each other. */
export function checkDraft(draft: EventDraft): void {
  const problem = eventProblem(draft);
  if (problem !== null) refuse(problem.field, problem.message);
  if (draft.date < FIRST_DATE || draft.date > LAST_DATE) {
    refuse('date', `La fecha tiene que estar entre los años ${FIRST_YEAR} y ${LAST_YEAR}.`);
  }
  if (draft.rrule !== null) checkRule(draft, draft.rrule);
}

/** Later than any date the calendar shows. */
const FOR_EVER = '9999-12-31';

/** The last date of a series, or the end its rule tells. */
export function lastOccurrence(series: Series): string {
  const rule = parseRule(series.rrule);
  if (rule?.has('UNTIL')) return untilOf(series.rrule) ?? series.date;
  if (!rule?.has('COUNT')) return FOR_EVER;
  return occurrencesUntil(series, LAST_DATE).at(-1) ?? series.date;
}

/** The column `shown_until` of an event with these dates. */
export function shownUntil({
  date,
  endDate,
  rrule,
}: Pick<EventDraft, 'date' | 'endDate' | 'rrule'>) {
  if (rrule === null) return endDate === date ? null : endDate;
  const last = lastOccurrence({ date, rrule });
  if (last === FOR_EVER) return FOR_EVER;
  return addDays(isoDate(last), extraDays({ date, end_date: endDate }));
}
