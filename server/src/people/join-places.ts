import { type PlaceJoin, type PlaceJoined } from '@almanaque/api';
import { calendarFilterSchema } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import type { PeopleWriter } from './edit-people.ts';

/** Subscriptions that follow it go on following it. */
async function joinInSubscriptions(db: Database, { kind, from, into }: PlaceJoin): Promise<number> {
  const kept = await db.selectFrom('calendar_subscriptions').select(['id', 'filter']).execute();
  let joined = 0;
  for (const { id, filter } of kept) {
    const wanted = calendarFilterSchema.parse(JSON.parse(filter));
    if (wanted[kind] !== from) continue;
    await db
      .updateTable('calendar_subscriptions')
      .set({ filter: JSON.stringify({ ...wanted, [kind]: into }) })
      .where('id', '=', id)
      .execute();
    joined += 1;
  }
  return joined;
}

/** Where what undoing puts back is kept as JSON, and under which names it has the office and the team. */
const KEPT_FOR_UNDO = [
  { table: 'company_events', column: 'before_change', prefix: '' },
  { table: 'people_import_changes', column: 'before', prefix: '' },
  { table: 'plans', column: 'undo', prefix: 'seen_' },
] as const;

/**
 * What is undone later comes back with the name that is left. Within JSON a text has no quotes of its own,
 * so what is replaced is that field and nothing else.
 */
async function joinInUndo(db: Database, { kind, from, into }: PlaceJoin): Promise<void> {
  const replace = (table: string, column: string, before: string, after: string) => {
    const replaced = sql`replace(${sql.ref(column)}, ${before}, ${after})`;
    return sql`update ${sql.table(table)} set ${sql.ref(column)} = ${replaced}
      where ${sql.ref(column)} <> ${replaced}`.execute(db);
  };
  const field = (prefix: string, name: string) => `"${prefix}${kind}":${JSON.stringify(name)}`;
  for (const { table, column, prefix } of KEPT_FOR_UNDO) {
    await replace(table, column, field(prefix, from), field(prefix, into));
  }
  // There it is JSON within JSON.
  const inText = (name: string) => JSON.stringify(field('', name)).slice(1, -1);
  await replace('event_imports', 'written', inText(from), inText(into));
}

/**
 * Makes one office or team of two, or gives it another name, in one transaction: with all the people,
 * events and plans that name it, also removed ones that may come back, and the subscriptions to it.
 */
export const joinPlaces = (
  { database, audit }: PeopleWriter,
  join: PlaceJoin,
): Promise<PlaceJoined> =>
  exclusively(database, async (db) => {
    const { kind, from, into } = join;
    if (from === into) {
      throw new ApiError(400, 'invalid_input', 'Ya se llama así: elegí otro nombre.', 'into');
    }
    // Who is editing one of them is told that it changed; a removed one comes back by the version it has.
    const version = sql<number>`version + 1`;
    const versionOfEvent = sql<number>`case when deleted_at is null then version + 1 else version end`;
    const people = await db
      .updateTable('people')
      .set({ [kind]: into, version })
      .where(kind, '=', from)
      .executeTakeFirstOrThrow();
    const events = await db
      .updateTable('company_events')
      .set({ [kind]: into, version: versionOfEvent })
      .where(kind, '=', from)
      .executeTakeFirstOrThrow();
    // A plan that is done keeps where its event was: it is listed and counted by that.
    await db
      .updateTable('plans')
      .set({ [`seen_${kind}`]: into })
      .where(`seen_${kind}`, '=', from)
      .execute();
    await joinInUndo(db, join);
    const joined = {
      people: Number(people.numUpdatedRows),
      events: Number(events.numUpdatedRows),
      subscriptions: await joinInSubscriptions(db, join),
    };
    if (joined.people + joined.events + joined.subscriptions === 0) {
      throw new ApiError(
        404,
        'place_not_found',
        `Ya no hay nada en «${from}»: actualizá la lista.`,
      );
    }
    await audit(db, { action: 'place.joined', kind, from, into });
    return joined;
  });
