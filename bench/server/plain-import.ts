import { EMPTY_PERSON } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { openDatabase } from '../../server/src/schema/open-database.ts';
import { exclusively } from '../../server/src/db/exclusively.ts';
import { toColumns } from '../../server/src/people/person-row.ts';
import { writePeople } from '../../server/src/people/write-people.ts';
import type { Roster } from './roster.ts';

/**
 * Rows per second of people written by the import's own statements in one transaction, and nothing
 * else: no file, no review, nothing kept to undo it. They are taken away again.
 */
export async function plainImport({ location }: Roster, rows: number): Promise<number> {
  const people = Array.from({ length: rows }, (_, index) =>
    toColumns(`plain-${index}`, 1, {
      ...EMPTY_PERSON,
      legajo: `P${index}`,
      firstName: 'Ana',
      lastName: `Paz ${index}`,
      email: `plain${index}@empresa.com.ar`,
      birth: { day: 1 + (index % 28), month: 1 + (index % 12), year: 1980 },
      hireDate: isoDate(`20${10 + (index % 15)}-03-01`),
    }),
  );
  const database = await openDatabase(location);
  const begun = performance.now();
  await exclusively(database, (db) => writePeople(db, people));
  const taken = performance.now() - begun;
  await database.deleteFrom('people').where('id', 'like', 'plain-%').execute();
  await database.destroy();
  return rows / (taken / 1000);
}
