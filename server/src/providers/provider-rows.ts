import { type KeptProvider, type ProviderDraft } from '@almanaque/api';
import { parseIsoDate, type Provider } from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { fold } from '../text/fold.ts';
import type { Tables } from '../db/tables.ts';

export type ProviderRow = Selectable<Tables['providers']>;

const byName = new Intl.Collator('es').compare;

/** The activities of a row. What is kept was written by Almanaque alone. */
const activitiesOf = ({ activities }: Pick<ProviderRow, 'activities'>): string[] =>
  JSON.parse(activities) as string[];

export function toKept(row: ProviderRow): KeptProvider {
  const { id, name, type, address, barrio, phone, web, lat, lng, note, version } = row;
  const activities = activitiesOf(row);
  const retired = row.retired === 1;
  return {
    id,
    name,
    type,
    address,
    barrio,
    phone,
    web,
    activities,
    checkedOn: parseIsoDate(row.checked_on),
    lat,
    lng,
    note,
    retired,
    version,
  };
}

/** As whoever reads recommendations sees it. */
export function toProvider(row: ProviderRow): Provider {
  const { note: _note, version: _version, retired: _retired, ...provider } = toKept(row);
  return provider;
}

/** The part of a row that an organiser enters. */
export function draftOf(row: ProviderRow): ProviderDraft {
  const { id: _id, note: _note, version: _version, retired: _retired, ...draft } = toKept(row);
  return draft;
}

/** The columns that hold what an organiser enters. */
export const columnsOf = ({ activities, checkedOn, ...draft }: ProviderDraft) => ({
  ...draft,
  ...(checkedOn !== undefined && { checked_on: checkedOn }),
  name_key: fold(draft.name),
  activities: JSON.stringify(activities),
});

/** All of them, sorted by name in Spanish order. */
export async function readRows(db: Database): Promise<ProviderRow[]> {
  const rows = await db.selectFrom('providers').selectAll().execute();
  return rows.sort((a, b) => byName(a.name, b.name));
}

/** @throws {ApiError} 404 when there is none. */
export async function findRow(db: Database, id: string): Promise<ProviderRow> {
  const row = await db.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ApiError(404, 'not_found', 'Ese proveedor no está.');
  return row;
}
