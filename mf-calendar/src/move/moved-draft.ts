import { addDays, type EventDraft, type EventScope } from '@almanaque/shared-contracts';
import { readValues, valuesOf } from '../editor/form/form-values.ts';
import { endingLater } from '../editor/form/repetition.ts';
import { endingAlike } from './moved-end.ts';

export type MovedDraft =
  | { readonly kind: 'draft'; readonly draft: EventDraft }
  /** Why it cannot go there, for the person. */
  | { readonly kind: 'problem'; readonly message: string };

/**
 * `draft` as many days later, lasting as long. A series keeps what it means for a person: what came on
 * Tuesdays comes on Wednesdays after a move by one day, and as many times: its end moves along.
 */
export function movedDraft(draft: EventDraft, days: number, scope: EventScope): MovedDraft {
  const date = addDays(draft.date, days);
  const endDate = draft.endDate && addDays(draft.endDate, days);
  if (draft.rrule === null || scope === 'this') {
    return { kind: 'draft', draft: { ...draft, date, endDate } };
  }
  const rrule = endingLater(draft.rrule, days);
  const values = { ...valuesOf({ ...draft, rrule }), date, endDate: endDate ?? '' };
  const reading = readValues(values, rrule);
  if (reading.kind === 'draft') {
    const moved = reading.draft;
    const series = { date: draft.date, rrule: draft.rrule };
    const ending = moved.rrule && endingAlike(series, moved.rrule, days);
    return { kind: 'draft', draft: { ...moved, rrule: ending } };
  }
  const [message = 'Ahí no se puede mover: abrilo para editarlo.'] = Object.values(
    reading.problems,
  );
  return { kind: 'problem', message };
}
