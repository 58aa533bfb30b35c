import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { PEOPLE_DATES } from '../../people/dates/occurrences.ts';
import { datesOfPerson, DAY_COLUMNS } from '../../people/dates/person-dates.ts';
import { displayName, type PersonRow } from '../../people/person-row.ts';
import { slices } from '../../threads/give-way.ts';
import type { CoveredDate, Outcome } from './cover.ts';

const NAMED = ['id', 'first_name', 'last_name', 'preferred_name', 'office', 'team'] as const;

type Shown = Pick<PersonRow, 'birthday_shown' | 'anniversary_shown'>;

const held = (shown: Shown['birthday_shown']) => (shown === 2 ? 1 : shown);

/** Who prefers that nobody celebrates has dates nowhere but here: they count, as respected. */
function withHeld<Row extends Shown>(row: Row): Row {
  const [birthday_shown, anniversary_shown] = [
    held(row.birthday_shown),
    held(row.anniversary_shown),
  ];
  const isAsItWas =
    row.birthday_shown === birthday_shown && row.anniversary_shown === anniversary_shown;
  // Few are, and a copy of each of thousands takes as long as all the rest.
  return isAsItWas ? row : { ...row, birthday_shown, anniversary_shown };
}

/** What a celebration of several came to for each of them: what it cost, and how it went, is told with theirs. */
const TOGETHER: Outcome = { isDone: true, rating: null, people: null, spent: [] };

/**
 * Every birthday and anniversary from `from` to `to` that is not hidden, without those of `left`.
 * @param outcomesOf What came of the plans for an occasion of somebody's, by its key.
 * @param doneTogether Keys of the occasions that several share and that were celebrated.
 */
export async function peopleDatesIn(
  db: Database,
  [from, to]: readonly [from: IsoDate, to: IsoDate],
  left: ReadonlySet<string>,
  outcomesOf: (personId: string) => (occasion: string) => readonly Outcome[],
  doneTogether: ReadonlySet<string>,
): Promise<CoveredDate[]> {
  const people = await db
    .selectFrom('people')
    .select([...NAMED, ...DAY_COLUMNS, 'celebration'])
    .where((eb) => eb.or([eb('leaving_date', 'is', null), eb('leaving_date', '>=', from)]))
    .execute();
  const giveWay = slices();
  const dates: CoveredDate[] = [];
  for (const row of people) {
    await giveWay();
    if (left.has(row.id)) continue;
    const { id: personId, office, team } = row;
    const { first_name: firstName, last_name: lastName, preferred_name: preferredName } = row;
    const name = displayName({ firstName, lastName, preferredName });
    const isPrivate = row.celebration !== 'publico';
    const person = { personId, name, office, team };
    const counted = withHeld(row);
    const outcomesFor = outcomesOf(personId);
    for (const type of PEOPLE_DATES) {
      for (const date of datesOfPerson(counted, type, from, to)) {
        const own = outcomesFor(`${type}-${date.slice(0, 4)}-${personId}`);
        // Who wants it in private is not among those who are celebrated together.
        const isShared = !isPrivate && doneTogether.has(`grupo-${type}-${date}`);
        const outcomes = isShared ? [...own, TOGETHER] : own;
        dates.push({ date, type, office, team, person, isPrivate, outcomes });
      }
    }
  }
  return dates;
}
