import type { Database } from '../../db/database.ts';
import { carryMessages, shiftBetween } from '../carry-messages.ts';
import { draftOf, type CompanyEventRow } from '../company-event.ts';
import { columnsOf, insertEvent, updateEvent } from '../event-rows.ts';
import { keepForUndo } from '../undo-change.ts';
import { takeMessages } from './replaced-messages.ts';
import type { Planned } from './plan-import.ts';
import { NEW, type IcsItem } from './read-item.ts';

/** An event that an import wrote, and the version it left it at. */
export interface Written {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly kind: 'created' | 'changed';
}

const excludedColumn = ({ excluded }: IcsItem): string | null =>
  excluded.length === 0 ? null : JSON.stringify(excluded);

/** The series goes before its occurrences, which name it. */
const seriesFirst = (a: Planned, b: Planned): number =>
  Number(isOccurrence(a)) - Number(isOccurrence(b));
const isOccurrence = (planned: Planned): boolean =>
  planned.status !== 'wrong' && planned.item.replaces !== null;

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
  const event = await insertEvent(db, { ...NEW, ...item.draft }, now, {
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
    ...columnsOf({ ...draftOf(stored), ...item.draft }),
    ...(await seriesOf(db, item)),
    excluded: excludedColumn(item),
    ics_key: item.key,
    ics_digest: item.digest,
  });
  const changed = { before: stored, after };
  const shift = shiftBetween(changed);
  await carryMessages(db, changed, shift);
  await keepForUndo(db, changed, shift);
  return after;
}

/** Writes what is new and what changed. Call it where no other write runs. */
export async function applyImport(
  db: Database,
  plan: readonly Planned[],
  now: Date,
): Promise<Written[]> {
  const written: Written[] = [];
  for (const planned of [...plan].sort(seriesFirst)) {
    if (planned.status === 'new') {
      const { id, version, title } = await create(db, planned.item, now);
      written.push({ id, version, title, kind: 'created' });
    } else if (planned.status === 'changed') {
      const { id, version, title } = await change(db, planned.stored, planned.item);
      written.push({ id, version, title, kind: 'changed' });
    }
  }
  return written;
}
