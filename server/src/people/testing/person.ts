import { EMPTY_PERSON, type PersonInput } from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { publish } from '../../changes/publish.ts';
import { toColumns } from '../person-row.ts';
import { writePeople } from '../write-people.ts';

/** Stores made-up people under ids of the test's own, and says so as every write of the server does. */
export async function storePeople(
  db: Database,
  people: Readonly<Record<string, Partial<PersonInput>>>,
): Promise<void> {
  await writePeople(
    db,
    Object.entries(people).map(([id, person]) =>
      toColumns(id, 1, { ...EMPTY_PERSON, firstName: id, ...person }),
    ),
  );
  await publish(db, ['calendar', 'people'], new Date());
}
