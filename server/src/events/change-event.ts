import {
  daysBetween,
  type EventChange,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { checkDraft, shownUntil } from './check-draft.ts';
import { draftOf, type CompanyEventRow } from './company-event.ts';
import { columnsOf, findEventAt, insertEvent, updateEvent } from './event-rows.ts';
import { endingBefore, endingLater } from './recurrence-rule.ts';
import {
  draftAt,
  excluding,
  isSeries,
  movedBeginning,
  movedExclusions,
  requireAllToMove,
  requireOccurrence,
  ruleFrom,
  type SeriesRow,
} from './series.ts';

export interface Changed {
  readonly before: CompanyEventRow;
  /** The event as the person left it: the one that was named, or the one that took its place. */
  readonly after: CompanyEventRow;
}

type Changes = Partial<EventDraft>;

function checked(draft: EventDraft): EventDraft {
  checkDraft(draft);
  return draft;
}

/** An event that people edited is theirs: it stays when the sample set goes. */
const OWN = { sample: 0 } as const;

async function changeThis(
  db: Database,
  row: SeriesRow,
  date: IsoDate,
  changes: Changes,
  now: Date,
) {
  const draft = checked({ ...draftAt(draftOf(row), date), ...changes, rrule: null });
  await updateEvent(db, row, { excluded: excluding(row, date) });
  const { observance_id } = row;
  const place = { observance_id, series_id: row.id, occurrence_date: date };
  return insertEvent(db, draft, now, place);
}

async function changeFollowing(
  db: Database,
  row: SeriesRow,
  date: IsoDate,
  { rrule, ...changes }: Changes,
  now: Date,
) {
  const days = daysBetween(date, changes.date ?? date);
  const sentRule = rrule === undefined ? endingLater(row.rrule, days) : rrule;
  const rule = sentRule === null ? null : ruleFrom(row, date, sentRule);
  const draft = checked({ ...draftAt(draftOf(row), date), ...changes, rrule: rule });
  if (rule !== null) requireAllToMove(row, rule, days);
  const ending = endingBefore(row.rrule, date);
  const old = { ...draftOf(row), rrule: ending };
  await updateEvent(db, row, { rrule: ending, shown_until: shownUntil(old) });
  const { observance_id } = row;
  const excluded =
    rule === null ? null : movedExclusions(row, { date: draft.date, rrule: rule }, days);
  const after = await insertEvent(db, draft, now, { observance_id, excluded });
  await db
    .updateTable('company_events')
    .set({ series_id: after.id })
    .where('series_id', '=', row.id)
    .where('occurrence_date', '>=', date)
    .execute();
  return after;
}

async function changeAll(db: Database, row: SeriesRow, date: IsoDate, changes: Changes) {
  const days = daysBetween(date, changes.date ?? date);
  // As many as there were: the end goes along, where nothing else was said of it.
  const rrule = endingLater(row.rrule, days);
  const seen = { ...draftAt(draftOf(row), date), rrule, ...changes };
  if (seen.rrule === null) {
    return updateEvent(db, row, { ...OWN, ...columnsOf(checked(seen)), excluded: null });
  }
  // A rule that does not fall on the new day would put them all back, or elsewhere.
  if (days !== 0) checkDraft(seen);
  requireAllToMove(row, seen.rrule, days);
  const draft = checked(draftAt(seen, movedBeginning(row, seen.rrule, days)));
  const excluded = movedExclusions(row, { date: draft.date, rrule: seen.rrule }, days);
  return updateEvent(db, row, { ...OWN, ...columnsOf(draft), excluded });
}

async function changeSeries(
  db: Database,
  row: SeriesRow,
  { scope = 'all', occurrence }: Pick<EventChange, 'scope' | 'occurrence'>,
  changes: Changes,
  now: Date,
) {
  const date = requireOccurrence(row, occurrence);
  if (scope === 'this') return changeThis(db, row, date, changes, now);
  if (scope === 'all' || date === row.date) return changeAll(db, row, date, changes);
  return changeFollowing(db, row, date, changes, now);
}

/** Only what was sent: JSON has no undefined, and what is absent stays. */
const sent = (changes: EventChange): Changes => {
  const { version: _version, scope: _scope, occurrence: _occurrence, ...fields } = changes;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
};

/**
 * Edits an event; of a series, what `scope` says. Call it where no other write runs.
 * @throws {StaleVersionError} when someone else edited it first.
 * @throws {ApiError} 404 or 400.
 */
export async function changeEvent(
  db: Database,
  id: string,
  change: EventChange,
  now: Date,
): Promise<Changed> {
  const before = await findEventAt(db, id, change.version);
  const changes = sent(change);
  if (isSeries(before)) {
    return { before, after: await changeSeries(db, before, change, changes, now) };
  }
  const draft = checked({ ...draftOf(before), ...changes });
  return { before, after: await updateEvent(db, before, { ...OWN, ...columnsOf(draft) }) };
}
