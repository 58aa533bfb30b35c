import type { PeopleFacets } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';

const byName = new Intl.Collator('es').compare;

async function named(db: Database, column: 'office' | 'team'): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select(`${column} as name`)
    .where(column, 'is not', null)
    .union(
      db
        .selectFrom('company_events')
        .select(`${column} as name`)
        .where(column, 'is not', null)
        .where('deleted_at', 'is', null),
    )
    .execute();
  return rows.flatMap(({ name }) => name ?? []).sort(byName);
}

/** The offices and teams that people are in, or that the company's events name. */
export const readPlaces = async (db: Database): Promise<PeopleFacets> => ({
  offices: await named(db, 'office'),
  teams: await named(db, 'team'),
});
