import type { Database } from '../../db/database.ts';
import { mapInSlices } from '../../threads/give-way.ts';
import type { CompanyEventRow } from '../company-event.ts';
import { isSeries } from '../series.ts';
import { keptHere, replacements } from './kept-here.ts';
import { occurrenceHere } from './occurrence-here.ts';
import { planCancelled, type PlannedCancelled } from './plan-cancelled.ts';
import { identityIn, type FileRow } from './read-file.ts';
import type { PeopleDate } from '../../people/dates/occurrences.ts';
import type { IcsItem } from './read-item.ts';

/** What is to be done with one event of a file. */
export type Planned =
  | PlannedCancelled
  | ({ readonly row: FileRow } & (
      | { readonly status: 'new'; readonly item: IcsItem }
      | { readonly status: 'changed'; readonly item: IcsItem; readonly stored: CompanyEventRow }
      | { readonly status: 'same'; readonly item: IcsItem; readonly remark: string | null }
      | {
          readonly status: 'in-roster';
          readonly item: IcsItem;
          readonly kind: PeopleDate;
          readonly people: readonly string[];
        }
      | { readonly status: 'own' }
      | { readonly status: 'wrong'; readonly reason: string }
    ));

/** What Almanaque itself writes as UID: 'empresa-…@almanaque' of a company's event, and of the others their own. */
const OWN = /^(.+)@almanaque$/;
const OWN_EVENT = /^empresa-([\da-f-]{36})(?:-\d{4}-\d{2}-\d{2})?@almanaque$/;

const idOf = ({ uid }: FileRow): string | null => OWN_EVENT.exec(uid)?.[1] ?? null;

async function storedEvents(db: Database, rows: readonly FileRow[]) {
  const keys = rows.flatMap((row) => {
    const identity = identityIn(row);
    return identity === null ? [] : [identity.key, identity.replaces?.seriesKey ?? ''];
  });
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  const stored = await db
    .selectFrom('company_events')
    .selectAll()
    .where('deleted_at', 'is', null)
    // An empty list would be no valid SQL; nothing has an empty key.
    .where((eb) => eb.or([eb('ics_key', 'in', ['', ...keys]), eb('id', 'in', ['', ...ids])]))
    .execute();
  return {
    byKey: new Map(stored.map((event) => [event.ics_key, event])),
    ids: new Set(stored.map(({ id }) => id)),
    replacedIn: await replacements(
      db,
      stored.map(({ id }) => id),
    ),
  };
}

const LEFT_OUT = 'Esa fecha se quitó acá, y sigue así: si la querés, cargala a mano.';

/** What importing these events would do, given what is kept now. */
export async function planImport(db: Database, rows: readonly FileRow[]): Promise<Planned[]> {
  const { byKey, ids, replacedIn } = await storedEvents(db, rows);
  const inFile = new Map(
    rows.flatMap((row) => {
      const identity = identityIn(row);
      return identity === null ? [] : [[identity.key, row]];
    }),
  );
  const itemOf = (key: string): IcsItem | undefined => {
    const row = inFile.get(key);
    return row?.kind === 'item' ? row.item : undefined;
  };
  // Another event of the file may be the same as one of them.
  const replacedHere = (id: string) =>
    replacedIn(id).filter(({ ics_key: key }) => !inFile.has(key ?? ''));
  /** Of one occurrence: what was made of it here, though no file did. */
  const here = ({ replaces }: IcsItem) => {
    const series = replaces && byKey.get(replaces.seriesKey);
    if (!series || !isSeries(series)) return null;
    return occurrenceHere(
      series,
      replaces.date,
      itemOf(replaces.seriesKey),
      replacedHere(series.id),
    );
  };
  const planItem = (row: FileRow, item: IcsItem): Planned => {
    const stored = byKey.get(item.key);
    if (stored === undefined) {
      const occurrence = here(item);
      switch (occurrence?.kind) {
        case 'edited':
          return { row, item, status: 'changed', stored: occurrence.event };
        case 'left-out':
          return { row, item, status: 'same', remark: LEFT_OUT };
        default:
          return { row, item, status: 'new' };
      }
    }
    // Told by the file alone: what was edited here since stays, as long as the file says the same.
    if (stored.ics_digest === item.digest) return { row, item, status: 'same', remark: null };
    const kept = keptHere(stored, item, replacedIn(stored.id));
    return { row, item: kept, status: 'changed', stored };
  };
  const cancelledHere = { byKey, inFile: (key: string) => inFile.get(key), replacedHere };
  const planRow = (row: FileRow): Planned[] => {
    if (row.kind === 'wrong') return [{ row, status: 'wrong', reason: row.reason }];
    const id = idOf(row);
    if (id === null ? OWN.test(row.uid) : ids.has(id)) return [{ row, status: 'own' }];
    if (row.kind === 'item') return [planItem(row, row.item)];
    const cancelled = planCancelled(row, cancelledHere);
    return cancelled === null ? [] : [cancelled];
  };
  return (await mapInSlices(rows, planRow)).flat();
}
