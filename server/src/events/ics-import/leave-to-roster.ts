import { dayOfMonth, monthOf } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import type { AskedOfPlan } from '../../imports/file-imports.ts';
import { displayName } from '../../people/person-row.ts';
import { hasWords, wordsOf } from '../../text/words.ts';
import { parseRule } from '../recurrence-rule.ts';
import type { Planned } from './plan-import.ts';
import type { IcsItem } from './read-item.ts';

/** As Google, Outlook and people call a birthday: 'Cumpleaños de Ana', "Ana's birthday". */
const BIRTHDAY = new Set(['cumpleanos', 'cumple', 'birthday', 'bday']);
const AROUND = new Set(['feliz', 'happy', 'de', 'del', 'la', 'el', 's']);

/** The words of a title that can be a name; null: the title speaks of no birthday. */
function calledIn(title: string): readonly string[] | null {
  const words = wordsOf(title).filter((word) => !/^\d+$/.test(word));
  const named = words.filter((word) => !BIRTHDAY.has(word) && !AROUND.has(word));
  const isBirthday = words.some((word) => BIRTHDAY.has(word));
  // Many write the name alone; one word alone could be anything.
  return named.length > (isBirthday ? 0 : 1) ? named : null;
}

/** Once, or every year on the same day. */
function isOnOneDay({ draft }: IcsItem): boolean {
  if (draft.endDate !== null) return false;
  if (draft.rrule === null) return true;
  const rule = parseRule(draft.rrule);
  return rule?.get('FREQ') === 'YEARLY' && !rule.has('INTERVAL') && !rule.has('BYDAY');
}

interface Candidate {
  readonly monthDay: number;
  readonly called: readonly string[];
}

function candidateOf(planned: Planned): Candidate | null {
  if (planned.status !== 'new' || !isOnOneDay(planned.item)) return null;
  const { date, title } = planned.item.draft;
  const called = calledIn(title);
  return called === null ? null : { monthDay: monthOf(date) * 100 + dayOfMonth(date), called };
}

/**
 * Whose birthdays the calendar shows on those days. Of the others nothing is told: who imports a file
 * could find out a date that somebody keeps to themselves.
 */
const shownOn = (db: Database, monthDays: readonly number[], now: Date) =>
  db
    .selectFrom('people')
    .select(['birth_md', 'name_text', 'first_name', 'last_name', 'preferred_name'])
    .where('birth_md', 'in', monthDays)
    .where('birthday_shown', '=', 1)
    .where((eb) =>
      eb.or([
        eb('leaving_date', 'is', null),
        eb('leaving_date', '>=', now.toISOString().slice(0, 10)),
      ]),
    )
    .orderBy('sort_name')
    .orderBy('id')
    .execute();

/** Leaves out the birthdays that the roster brings by itself, so that none stands twice in the month. */
export async function leaveToRoster(
  db: Database,
  plan: readonly Planned[],
  { now, anyway }: AskedOfPlan,
): Promise<Planned[]> {
  const candidates = plan.map((planned) =>
    anyway.has(planned.row.row) ? null : candidateOf(planned),
  );
  const monthDays = new Set(candidates.flatMap((one) => one?.monthDay ?? []));
  if (monthDays.size === 0) return [...plan];
  const people = Map.groupBy(await shownOn(db, [...monthDays], now), ({ birth_md: born }) => born);
  return plan.map((planned, index) => {
    const candidate = candidates[index];
    if (!candidate || planned.status !== 'new') return planned;
    const person = people
      .get(candidate.monthDay)
      ?.find(({ name_text: names }) => hasWords(names, candidate.called));
    if (person === undefined) return planned;
    const { first_name: firstName, last_name: lastName, preferred_name: preferredName } = person;
    const name = displayName({ firstName, lastName, preferredName });
    return { row: planned.row, item: planned.item, status: 'in-roster', person: name };
  });
}
