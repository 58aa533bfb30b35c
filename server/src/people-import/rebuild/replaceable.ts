import { sql, type Kysely } from 'kysely';
import { engineOf } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import { belongingsOfPeople } from './belongings.ts';

/**
 * Whether the next roster may stand in the place of the one there is. Of PostgreSQL, not where somebody has
 * put something on it that is no part of Almanaque and would not come along, or would hold its table:
 * a view, a rule, a function of its rows, a policy, rights to single columns, a publication, a child, or
 * a key of theirs that forbids to delete people.
 */
export async function isReplaceable(db: Kysely<Tables>): Promise<boolean> {
  if (engineOf(db) === 'sqlite') return true;
  const keys = sql<boolean>`exists (
    select 1 from pg_constraint
    where contype = 'f' and confrelid = 'people'::regclass and confdeltype not in ('c', 'n'))`;
  const { rows: held } = await sql<{ held: boolean }>`select ${keys} as held`.execute(db);
  if (held[0]?.held !== false) return false;
  const { tables } = await belongingsOfPeople(db);
  const { rows } = await sql<{ others: boolean }>`
    with own as (
      select oid, reltype, relrowsecurity, relreplident from pg_class
      where oid = any(${tables.map(({ name }) => name)}::regclass[]))
    select exists (select 1 from own where relrowsecurity or relreplident <> 'd')
      or exists (select 1 from pg_policy where polrelid in (select oid from own))
      or exists (select 1 from pg_attribute
        where attrelid in (select oid from own) and attacl is not null)
      or exists (select 1 from pg_publication_rel where prrelid in (select oid from own))
      or exists (select 1 from pg_inherits where inhparent in (select oid from own))
      or exists (select 1 from pg_depend
        where classid = 'pg_rewrite'::regclass and refclassid = 'pg_class'::regclass
          and refobjid in (select oid from own))
      or exists (select 1 from pg_depend
        where refclassid = 'pg_type'::regclass and deptype = 'n'
          and refobjid in (select reltype from own))
      as others`.execute(db);
  return rows[0]?.others === false;
}
