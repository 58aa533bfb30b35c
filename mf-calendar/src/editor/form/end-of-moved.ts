import {
  daysBetween,
  parseIsoDate,
  type EventDraft,
  type EventScope,
} from '@almanaque/shared-contracts';
import { movedDraft } from '../../move/moved-draft.ts';
import type { FormValues } from './form-values.ts';
import { readRule } from './repetition.ts';

/** The last day of a series whose date is now the one that is entered: it comes as many times as before. */
export function endOfMoved(before: EventDraft, entered: FormValues, scope: EventScope): string {
  const date = parseIsoDate(entered.date);
  if (date === null || entered.ending !== 'on') return entered.until;
  const moved = movedDraft(before, daysBetween(before.date, date), scope);
  return moved.kind === 'draft' ? readRule(moved.draft.rrule, date).until : entered.until;
}
