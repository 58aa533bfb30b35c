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

/** Who on the roster has an account, by its address. */
async function peopleWithAccount(db: Database) {
  const people = await db
    .selectFrom('people')
    .select(['id', 'email', 'office', 'team'])
    .where('email', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select(({ fn }) => fn<string>('lower', ['email']).as('email'))
        .where((user) => user.ref('active')),
    )
    .execute();
  return new Map(people.map((person) => [person.email, person]));
}

/**
 * Whom a task may be given to, by the beginnings of their names: accounts that may sign in, and whoever works here.
 * Who has an account and is on the roster is listed once, as the account: its tasks are told of there.
 */
export async function assigneesCalled(db: Database, q: string, today: IsoDate): Promise<Named[]> {
  const words = wordsOf(q);
  const all = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where((user) => user.ref('active'))
    .orderBy('name')
    .execute();
  const users = all.filter(({ name }) => hasWords(searchable([name]), words)).slice(0, MOST);
  const roster = await peopleWithAccount(db);
  const personOf = ({ email }: { email: string }) => roster.get(email.toLowerCase());
  const accounts = users.map((user): Named => {
    const { office = null, team = null } = personOf(user) ?? {};
    return { kind: 'account', id: user.id, name: user.name, office, team };
  });
  const listed = new Set(users.map((user) => personOf(user)?.id));
  const called = await peopleCalled(db, words, READ);
  const people = called
    .filter(({ id, leaving_date: left }) => !listed.has(id) && (left === null || left >= today))
    .sort((a, b) => a.sort_name.localeCompare(b.sort_name))
    .map((row): Named => {
      const { id, first_name: firstName, last_name: lastName, preferred_name, office, team } = row;
      const name = displayName({ firstName, lastName, preferredName: preferred_name });
      return { kind: 'person', id, name, office, team };
    });
  return [...accounts, ...people].slice(0, MOST);
}
