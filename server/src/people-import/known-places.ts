import type { RowRemark } from '@almanaque/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { fold } from '../text/fold.ts';
import type { RowValues } from './read-row.ts';
import { samePlace } from './remarks.ts';

/** What people are put into by name alone. */
export const PLACES = ['office', 'team'] as const;
export type PlaceField = (typeof PLACES)[number];

/** How each is written, by its `fold`: 'rosario' and 'Rosario' are one. */
export type KnownPlaces = Readonly<Record<PlaceField, Map<string, string>>>;

async function written(db: Kysely<Tables>, field: PlaceField): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('people')
    .select([`${field} as name`, ({ fn }) => fn.countAll<number>().as('people')])
    .where(field, 'is not', null)
    .groupBy(field)
    .orderBy('people', 'desc')
    .orderBy(field)
    .execute();
  const events = await db
    .selectFrom('company_events')
    .select(`${field} as name`)
    .where(field, 'is not', null)
    .where('deleted_at', 'is', null)
    .distinct()
    .orderBy(field)
    .execute();
  const names = new Map<string, string>();
  // As most people's is written; else as an event's is.
  for (const { name } of [...rows, ...events]) {
    if (name !== null && !names.has(fold(name))) names.set(fold(name), name);
  }
  return names;
}

/** The offices and teams there are. */
export const knownPlaces = async (db: Kysely<Tables>): Promise<KnownPlaces> => ({
  office: await written(db, 'office'),
  team: await written(db, 'team'),
});

/**
 * A row's office and team as they are written already, in what is stored or in an earlier row; one
 * that is new is taken note of.
 */
export function asWrittenBefore(known: KnownPlaces, values: RowValues) {
  const same: RowValues = { ...values };
  const notes: RowRemark[] = [];
  for (const field of PLACES) {
    const name = values[field] ?? null;
    if (name === null) continue;
    const before = known[field].get(fold(name));
    if (before === undefined) known[field].set(fold(name), name);
    else if (before !== name) {
      same[field] = before;
      notes.push(samePlace(field, name, before));
    }
  }
  return { values: same, notes };
}
