import {
  isoDate,
  type CompanyEvent,
  type EventChange,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Changed } from './change-event.ts';
import { draftOf, excludedDates, toCompanyEvent, type CompanyEventRow } from './company-event.ts';
import { draftAt, isSeries, ruleFrom } from './series.ts';

/** What of a series was written, and from which of its dates; the day may be unknown. */
interface Part {
  readonly scope: EventScope;
  readonly occurrence: IsoDate | null;
}

/** What the log keeps of a write. `scope` and `occurrence` are told where it is of a series. */
export interface RecordedEvent {
  readonly before?: CompanyEvent | undefined;
  readonly after: CompanyEvent & Partial<Part> & { readonly undone?: 'change' | 'removal' };
}

type Asked = Pick<EventChange, 'scope' | 'occurrence'>;

function partOf(before: CompanyEventRow, { scope = 'all', occurrence }: Asked): Part {
  const isWhole = scope === 'following' && occurrence === before.date;
  return { scope: isWhole ? 'all' : scope, occurrence: occurrence ?? null };
}

/** The event as it was on that part, so that only what the person changed differs from it. */
function seenOn(row: CompanyEventRow, { scope, occurrence }: Part): CompanyEvent {
  const event = toCompanyEvent(row);
  if (!isSeries(row) || scope === 'all' || occurrence === null) return event;
  const rrule = scope === 'this' ? null : ruleFrom(row, occurrence);
  return { ...event, ...draftAt(draftOf(row), occurrence), rrule };
}

export function recordedChange({ before, after }: Changed, asked: Asked): RecordedEvent {
  if (!isSeries(before)) return { before: toCompanyEvent(before), after: toCompanyEvent(after) };
  const part = partOf(before, asked);
  return { before: seenOn(before, part), after: { ...toCompanyEvent(after), ...part } };
}

/** Nothing of it differs: it is gone, or a part of it is. */
export function recordedRemoval({ before }: Changed, asked: Asked): RecordedEvent {
  if (!isSeries(before)) return { before: toCompanyEvent(before), after: toCompanyEvent(before) };
  const part = partOf(before, asked);
  const seen = seenOn(before, part);
  return { before: seen, after: { ...seen, ...part } };
}

function removedPart(before: CompanyEventRow, after: CompanyEventRow): Part | null {
  if (!isSeries(after)) return null;
  const back = excludedDates(before).find((date) => !excludedDates(after).includes(date));
  if (back !== undefined) return { scope: 'this', occurrence: isoDate(back) };
  return { scope: before.rrule === after.rrule ? 'all' : 'following', occurrence: null };
}

/** What was removed is there again, as it was. */
export function recordedRestoring({ before, after }: Changed): RecordedEvent {
  const event = toCompanyEvent(after);
  return { before: event, after: { ...event, ...removedPart(before, after), undone: 'removal' } };
}

/** What had taken the place of a part of a series is that part again: the series itself did not change. */
export function recordedUndoing({ before, after }: Changed): RecordedEvent {
  const undone = 'change';
  if (before.id === after.id) {
    return { before: toCompanyEvent(before), after: { ...toCompanyEvent(after), undone } };
  }
  const event = toCompanyEvent(before);
  const part: Part = {
    scope: isSeries(before) ? 'following' : 'this',
    occurrence: isoDate(before.occurrence_date ?? before.date),
  };
  return { before: event, after: { ...event, ...part, undone } };
}
