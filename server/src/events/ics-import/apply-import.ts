import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { carryKept, shiftBetween } from '../carry-kept.ts';
import { carryReplacements } from '../carry-replacements.ts';
import { draftOf, type CompanyEventRow } from '../company-event.ts';
import { NOT_IN_FILE } from '../event-fields.ts';
import { columnsOf, findEvent, insertEvent, updateEvent } from '../event-rows.ts';
import { removeEvent } from '../remove-event.ts';
import { excludingAll } from '../series.ts';
import { keepForUndo } from '../undo-change.ts';
import { takeMessages } from './replaced-messages.ts';
import type { Planned } from './plan-import.ts';
import { identityIn } from './read-file.ts';
import { overKept, type IcsItem } from './read-item.ts';

/** An event that an import wrote, and the version it left it at. */
export interface Written {
  readonly id: string;
  readonly version: number;
  /** The version it began from; earlier versions of Almanaque kept none: it was the one before. */
  readonly from?: number;
  readonly title: string;
  readonly kind: 'created' | 'changed' | 'removed';
  /** What it takes to undo the change; earlier versions did not keep it. */
  readonly beforeChange?: string;
}

const excludedColumn = ({ excluded }: IcsItem): string | null =>
  excluded.length === 0 ? null : JSON.stringify(excluded);

/** The series goes before its occurrences, which name it. */
const seriesFirst = (a: Planned, b: Planned): number =>
  Number(isOccurrence(a)) - Number(isOccurrence(b));
const isOccurrence = ({ row }: Planned): boolean => (identityIn(row)?.replaces ?? null) !== null;

async function seriesOf(db: Database, { replaces }: IcsItem) {
  if (replaces === null) return {};
  const series = await db
    .selectFrom('company_events')
    .select('id')
    .where('ics_key', '=', replaces.seriesKey)
    .where('deleted_at', 'is', null)
    .where('rrule', 'is not', null)
    .executeTakeFirst();
  return series === undefined ? {} : { series_id: series.id, occurrence_date: replaces.date };
}

async function create(db: Database, item: IcsItem, now: Date): Promise<CompanyEventRow> {
  const event = await insertEvent(db, { ...NOT_IN_FILE, ...item.draft }, now, {
    ...(await seriesOf(db, item)),
    excluded: excludedColumn(item),
    ics_key: item.key,
    ics_digest: item.digest,
  });
  await takeMessages(db, event);
  return event;
}

async function change(
  db: Database,
  stored: CompanyEventRow,
  item: IcsItem,
): Promise<CompanyEventRow> {
  const after = await updateEvent(db, stored, {
    ...columnsOf(overKept(draftOf(stored), item.draft)),
    ...(await seriesOf(db, item)),
    excluded: excludedColumn(item),
    ics_key: item.key,
    ics_digest: item.digest,
  });
  const changed = { before: stored, after };
  const shift = shiftBetween(changed);
  const left = await carryKept(db, changed, shift);
  await carryReplacements(db, after.id, changed, shift);
  return (await keepForUndo(db, changed, shift, left)).after;
}

/** Null: it went with its series. */
async function remove(db: Database, stored: CompanyEventRow, now: Date) {
  const row = await db
    .selectFrom('company_events')
    .select('version')
    .where('id', '=', stored.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : removeEvent(db, stored.id, row, now);
}

/** A series goes on without the dates that its file cancelled one by one. */
async function leaveOut(db: Database, id: string, dates: readonly IsoDate[]) {
  const before = await findEvent(db, id);
  const after = await updateEvent(db, before, { excluded: excludingAll(before, dates) });
  return (await keepForUndo(db, { before, after })).after;
}

const writtenOf = (
  { id, version, title, before_change: beforeChange }: CompanyEventRow,
  kind: Written['kind'],
): Written => ({
  id,
  version,
  from: version - 1,
  title,
  kind,
  ...(kind === 'changed' && beforeChange !== null && { beforeChange }),
});

/** Writes what is new, what changed and what was cancelled. Call it where no other write runs. */
export async function applyImport(
  db: Database,
  plan: readonly Planned[],
  now: Date,
): Promise<Written[]> {
  const written: Written[] = [];
  const leftOut = new Map<string, IsoDate[]>();
  for (const planned of [...plan].sort(seriesFirst)) {
    if (planned.status === 'new') {
      written.push(writtenOf(await create(db, planned.item, now), 'created'));
    } else if (planned.status === 'changed') {
      written.push(writtenOf(await change(db, planned.stored, planned.item), 'changed'));
    } else if (planned.status === 'removed') {
      const removed = await remove(db, planned.stored, now);
      if (removed !== null) written.push(writtenOf(removed.after, 'removed'));
    } else if (planned.status === 'left-out') {
      const { id } = planned.series;
      leftOut.set(id, [...(leftOut.get(id) ?? []), planned.date]);
    }
  }
  for (const [id, dates] of leftOut) {
    written.push(writtenOf(await leaveOut(db, id, dates), 'changed'));
  }
  return written;
}
