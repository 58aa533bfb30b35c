import type { PersonInput } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { NEW_PERSON, toColumns } from '../person-row.ts';
import { writePeople } from '../write-people.ts';

/** Stores made-up people under ids of the test's own. */
export const storePeople = (
  db: Database,
  people: Readonly<Record<string, Partial<PersonInput>>>,
): Promise<void> =>
  writePeople(
    db,
    Object.entries(people).map(([id, person]) =>
      toColumns(id, 1, { ...NEW_PERSON, firstName: id, ...person }),
    ),
  );
