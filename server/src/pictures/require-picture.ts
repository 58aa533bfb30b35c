import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { hashOf } from './picture-path.ts';

/** @throws {ApiError} 400 for a path that is neither an uploaded picture's nor one an event already has. */
export async function requirePicture(
  db: Database,
  path: string | null,
  field = 'picture',
): Promise<void> {
  if (path === null) return;
  const known = await db
    .selectFrom('pictures')
    .select(sql<number>`1`.as('one'))
    .where('hash', '=', hashOf(path))
    .union(
      db
        .selectFrom('company_events')
        .select(sql<number>`1`.as('one'))
        .where('picture', '=', path),
    )
    .executeTakeFirst();
  if (known === undefined) {
    throw new ApiError(
      400,
      'invalid_input',
      'Esa imagen ya no está en el servidor: elegila de nuevo.',
      field,
    );
  }
}
