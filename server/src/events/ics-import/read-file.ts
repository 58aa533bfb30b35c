import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { groupBy } from '../../calendar/group-by.ts';
import { clockOf, occurrenceOf } from './clock.ts';
import { isCancelled, sequenceOf, uidOf } from './identity.ts';
import { parseFile, type FileEvent, type FilePart } from './parse-file.ts';
import { readItem, type IcsItem } from './read-item.ts';
import { titleOf } from './texts.ts';
import { reasonOf } from './wrong-event.ts';

/** One event of a file. */
export type FileRow = { readonly row: number; readonly title: string; readonly uid: string } & (
  | { readonly kind: 'item'; readonly item: IcsItem }
  | { readonly kind: 'wrong'; readonly reason: string }
);

/** The occurrence an event stands for; one that cannot be read is told with the event itself. */
function replacedBy(event: FileEvent, timeZone: string): IsoDate[] {
  try {
    return [occurrenceOf(event, clockOf(event, timeZone)) ?? []].flat();
  } catch {
    return [];
  }
}

const isOccurrence = ({ component }: FileEvent): boolean => component.hasProperty('recurrence-id');

function rowOf(
  event: FileEvent,
  row: number,
  timeZone: string,
  replaced: readonly IsoDate[],
): FileRow {
  const uid = uidOf(event);
  const title = titleOf(event.component.getFirstPropertyValue('summary')).text || 'Sin título';
  try {
    return { kind: 'item', row, uid, title, item: readItem(event, timeZone, replaced) };
  } catch (error) {
    return { kind: 'wrong', row, uid, title, reason: reasonOf(error) };
  }
}

const keyOf = (row: FileRow): string | null => (row.kind === 'item' ? row.item.key : null);

/** Of the same event twice, the latest version stands. */
function withoutRepeated(rows: readonly (FileRow & { readonly sequence: number })[]): FileRow[] {
  const best = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row);
    const before = key === null ? undefined : best.get(key);
    if (key !== null && (before === undefined || row.sequence >= (rows[before]?.sequence ?? 0))) {
      best.set(key, index);
    }
  }
  return rows.map(({ sequence: _sequence, ...row }, index) => {
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
  const title = titleOf(summary?.slice(summary.indexOf(':') + 1)).text || 'Sin título';
  return { kind: 'wrong', row, uid: '', title, reason: UNREADABLE };
}

/**
 * What a file would bring, event by event, in its order. A cancelled occurrence is no event of its own:
 * its series leaves it out.
 * @throws {ApiError} 400 for a file that is no calendar, or too large.
 */
export function readFile(bytes: Buffer, timeZone: string): readonly FileRow[] {
  const parts = parseFile(bytes);
  const events = parts.flatMap(({ event }) => event ?? []);
  const series = new Set(events.filter((event) => !isOccurrence(event)).map(uidOf));
  const occurrences = groupBy(events.filter(isOccurrence), uidOf);
  const rows = parts.flatMap((part, index) => {
    const { event } = part;
    const row = index + 1;
    if (event === null) return [{ ...brokenRow(part, row), sequence: 0 }];
    const uid = uidOf(event);
    if (isOccurrence(event) && isCancelled(event) && series.has(uid)) return [];
    const own = isOccurrence(event) ? [] : (occurrences.get(uid) ?? []);
    const replaced = own.flatMap((one) => replacedBy(one, timeZone));
    return [{ ...rowOf(event, row, timeZone, replaced), sequence: sequenceOf(event) }];
  });
  return withoutRepeated(rows);
}
