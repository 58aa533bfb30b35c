import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { clockOf, occurrenceOf } from './clock.ts';
import { identityOf, isCancelled, sequenceOf, uidOf, type Identity } from './identity.ts';
import { countExtra, itemsOf } from './extra-dates.ts';
import { parseFile, refuseTooMany, type FileEvent, type FilePart } from './parse-file.ts';
import { readItem, type IcsItem } from './read-item.ts';
import { titleOf } from './texts.ts';
import { reasonOf } from './wrong-event.ts';

interface Named {
  readonly row: number;
  readonly title: string;
  readonly uid: string;
}

/** One that its calendar cancelled: it says which, and no more. */
export type CancelledRow = Named & Identity & { readonly kind: 'cancelled' };

/** One event of a file. */
export type FileRow =
  | (Named & { readonly kind: 'item'; readonly item: IcsItem })
  | CancelledRow
  | (Named & { readonly kind: 'wrong'; readonly reason: string });

/** The occurrence an event stands for; one that cannot be read is told with the event itself. */
function replacedBy(event: FileEvent, timeZone: string): IsoDate[] {
  try {
    return [occurrenceOf(event, clockOf(event, timeZone)) ?? []].flat();
  } catch {
    return [];
  }
}

/** The first date of an event that names others one by one, which is the event itself; null: it is no such event. */
function firstOf(event: FileEvent, timeZone: string): IsoDate | null {
  const begins = event.component.getFirstProperty('dtstart');
  if (begins === null || countExtra(event) === 0 || event.component.hasProperty('rrule'))
    return null;
  try {
    return clockOf(event, timeZone).first(begins).date;
  } catch {
    return null;
  }
}

const isOccurrence = ({ component }: FileEvent): boolean => component.hasProperty('recurrence-id');

interface Around {
  /** Of an event, the dates that others of the file change or cancel. */
  readonly replaced: readonly IsoDate[];
  /** Of one that changes or cancels a date: the first of its event, see `firstOf`. */
  readonly first: IsoDate | null;
}

function rowsOf(
  event: FileEvent,
  row: number,
  timeZone: string,
  { replaced, first }: Around,
): FileRow[] {
  const uid = uidOf(event);
  const title = titleOf(event.component.getFirstPropertyValue('summary')).value || 'Sin título';
  const named = { row, uid, title };
  const itself = identityOf(uid, null);
  try {
    if (isCancelled(event)) {
      const date = occurrenceOf(event, clockOf(event, timeZone));
      return [{ kind: 'cancelled', ...named, ...identityOf(uid, date === first ? null : date) }];
    }
    const read = readItem(event, timeZone, replaced);
    const item = first !== null && read.replaces?.date === first ? { ...read, ...itself } : read;
    const items = itemsOf(event, timeZone, item, replaced);
    const rows = items.map((one) => ({ kind: 'item', ...named, item: one }) as const);
    const isOut = !items.includes(item) && !replaced.includes(item.draft.date);
    return isOut ? [{ kind: 'cancelled', ...named, ...itself }, ...rows] : rows;
  } catch (error) {
    return [{ kind: 'wrong', ...named, reason: reasonOf(error) }];
  }
}

export function identityIn(row: FileRow): Identity | null {
  switch (row.kind) {
    case 'item':
      return row.item;
    case 'cancelled':
      return row;
    case 'wrong':
      return null;
  }
}

const keyOf = (row: FileRow): string | null => identityIn(row)?.key ?? null;

interface Read {
  readonly row: FileRow;
  readonly sequence: number;
}

/** Where the same event comes twice, its latest version counts. */
function withoutRepeated(read: readonly Read[]): FileRow[] {
  const rows = read.map(({ row }) => row);
  const sequences = read.map(({ sequence }) => sequence);
  const best = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row);
    const before = key === null ? undefined : best.get(key);
    const sequence = sequences[index] ?? 0;
    if (key !== null && (before === undefined || sequence >= (sequences[before] ?? 0))) {
      best.set(key, index);
    }
  }
  return rows.map((row, index) => {
    const key = keyOf(row);
    if (key === null || best.get(key) === index) return row;
    const { uid, title } = row;
    const reason = 'Está repetido en el archivo: se importa su última versión.';
    return { kind: 'wrong', row: row.row, uid, title, reason };
  });
}

const UNREADABLE = 'No se entiende: volvé a exportarlo desde tu calendario.';

function brokenRow({ lines }: FilePart, row: number): FileRow {
  const summary = lines.find((line) => /^SUMMARY[;:]/i.test(line));
  const title = titleOf(summary?.slice(summary.indexOf(':') + 1)).value || 'Sin título';
  return { kind: 'wrong', row, uid: '', title, reason: UNREADABLE };
}

/**
 * What a file would bring, event by event, in its order. Of a cancelled occurrence its series knows, too:
 * it leaves it out.
 * @throws {ApiError} 400 for a file that is no calendar, or too large.
 */
export function readFile(bytes: Buffer, timeZone: string): readonly FileRow[] {
  const parts = parseFile(bytes);
  const events = parts.flatMap(({ event }) => event ?? []);
  refuseTooMany(events.reduce((sum, event) => sum + 1 + countExtra(event), 0));
  const occurrences = Map.groupBy(events.filter(isOccurrence), uidOf);
  const firsts = new Map(
    events.flatMap((event) => {
      const first = isOccurrence(event) ? null : firstOf(event, timeZone);
      return first === null ? [] : [[uidOf(event), first]];
    }),
  );
  const rows = parts.flatMap((part, index) => {
    const { event } = part;
    const row = index + 1;
    if (event === null) return [{ row: brokenRow(part, row), sequence: 0 }];
    const own = isOccurrence(event) ? [] : (occurrences.get(uidOf(event)) ?? []);
    const replaced = own.flatMap((one) => replacedBy(one, timeZone));
    const first = isOccurrence(event) ? (firsts.get(uidOf(event)) ?? null) : null;
    const sequence = sequenceOf(event);
    return rowsOf(event, row, timeZone, { replaced, first }).map((one) => ({ row: one, sequence }));
  });
  return withoutRepeated(rows);
}
