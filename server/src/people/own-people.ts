import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';

/** Whom on the roster an account is: whoever has its address. */
export async function rosterOf(db: Database, { email }: Pick<Actor, 'email'>) {
  if (email === null) return [];
  return db
    .selectFrom('people')
    .select(['id', 'birth_md', 'hire_md'])
    .where('email', '=', email.toLowerCase())
    .execute();
}
