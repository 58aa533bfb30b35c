import type { Kysely } from 'kysely';
import { among } from '../../db/among.ts';
import { engineOf } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';

const TABLE = 'create table next_roster_noted (id text primary key)';

/** Has each person noted who is written while the next roster is built. */
export const NOTING = {
  sqlite: [
    TABLE,
    ...['insert', 'update', 'delete'].map((event) => {
      const id = event === 'delete' ? 'old.id' : 'new.id';
      return `create trigger next_roster_noted_${event} after ${event} on people begin
      insert into next_roster_noted (id) select ${id} where true on conflict (id) do nothing; end`;
    }),
  ],
  postgres: [
    TABLE,
    `create function next_roster_note() returns trigger language plpgsql as $$ begin
      insert into next_roster_noted (id) values (coalesce(new.id, old.id)) on conflict (id) do nothing;
      return null; end $$`,
    `create trigger next_roster_noted after insert or update or delete on people
      for each row execute function next_roster_note()`,
  ],
} as const;

export const stopNoting = (db: Kysely<Tables>): readonly string[] =>
  engineOf(db) === 'sqlite'
    ? [
        ...['insert', 'update', 'delete'].map(
          (event) => `drop trigger if exists next_roster_noted_${event}`,
        ),
        'drop table if exists next_roster_noted',
      ]
    : [
        'drop trigger if exists next_roster_noted on people',
        'drop function if exists next_roster_note()',
        'drop table if exists next_roster_noted',
      ];

/** Takes some of those who were noted, each once, in the transaction that writes them. */
export async function takeNoted(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('next_roster_noted').select('id').limit(limit).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .deleteFrom('next_roster_noted')
      .where(among(db, 'id', ids))
      .execute();
  return ids;
}
