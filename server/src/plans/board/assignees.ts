import type { Assignee } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { displayName } from '../../people/person-row.ts';
import { peopleCalled } from '../../search/people-called.ts';
import { hasWords, searchable, wordsOf } from '../../text/words.ts';

const MOST = 20;
/** Of the roster, before those who left are left out. */
const READ = 200;

interface Named extends Assignee {
  readonly name: string;
  readonly office: string | null;
  readonly team: string | null;
}

/** Whom a task may be given to, by the beginnings of their names: accounts, and whoever works here. */
export async function assigneesCalled(db: Database, q: string, today: IsoDate): Promise<Named[]> {
  const words = wordsOf(q);
  const users = await db.selectFrom('users').select(['id', 'name']).orderBy('name').execute();
  const accounts = users
    .filter(({ name }) => hasWords(searchable([name]), words))
    .map(({ id, name }): Named => ({ kind: 'account', id, name, office: null, team: null }));
  const called = await peopleCalled(db, words, READ);
  const people = called
    .filter(({ leaving_date: left }) => left === null || left >= today)
    .sort((a, b) => a.sort_name.localeCompare(b.sort_name))
    .map((row): Named => {
      const { id, first_name: firstName, last_name: lastName, preferred_name, office, team } = row;
      const name = displayName({ firstName, lastName, preferredName: preferred_name });
      return { kind: 'person', id, name, office, team };
    });
  return [...accounts, ...people].slice(0, MOST);
}
