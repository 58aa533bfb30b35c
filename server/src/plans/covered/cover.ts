import {
  MAX_NAMED,
  perHead,
  type Amount,
  type Coverage,
  type Covered,
  type Currency,
} from '@almanaque/api';
import { EVENT_TYPES, type EventType, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { firstOf } from './first-of.ts';

/** What came of one plan. */
export interface Outcome {
  readonly isDone: boolean;
  readonly rating: number | null;
  /** How many it was for; null: not known. */
  readonly people: number | null;
  readonly spent: readonly Amount[];
}

export interface CoveredPerson {
  readonly personId: string;
  readonly name: string;
  readonly office: string | null;
  readonly team: string | null;
}

/** A date there was, and what was planned for it. */
export interface CoveredDate {
  readonly date: IsoDate;
  readonly type: EventType;
  readonly office: string | null;
  readonly team: string | null;
  /** Whose it is; null: nobody's alone. */
  readonly person: CoveredPerson | null;
  /** Whether the person wants it in private, or not at all. */
  readonly isPrivate: boolean;
  readonly outcomes: readonly Outcome[];
}

const isDone = ({ outcomes }: CoveredDate): boolean => outcomes.some((outcome) => outcome.isDone);

type Fate = 'done' | 'respected' | 'missed' | 'ahead';

function fateOf(date: CoveredDate, today: IsoDate): Fate {
  if (isDone(date)) return 'done';
  if (date.isPrivate) return 'respected';
  return date.date < today ? 'missed' : 'ahead';
}

type Money = Record<Currency, number>;
const noMoney = (): Money => ({ ARS: 0, USD: 0 });

function addTo(sums: Money, amounts: readonly Amount[]): void {
  for (const { amount, currency } of amounts) sums[currency] += amount;
}

/** What is counted of some of the dates, while they are gone through. */
const nothingYet = () => ({
  ...{ dates: 0, withPlan: 0, done: 0, respected: 0, missed: 0, ahead: 0 },
  ...{ rated: 0, ratings: 0, people: 0 },
  spent: noMoney(),
  /** On plans that say how many they were for. */
  shared: noMoney(),
});
type Tally = ReturnType<typeof nothingYet>;

function countOutcome(tally: Tally, { isDone: done, rating, people, spent }: Outcome): void {
  addTo(tally.spent, spent);
  if (!done) return;
  if (rating !== null) {
    tally.rated += 1;
    tally.ratings += rating;
  }
  if (people !== null) {
    tally.people += people;
    addTo(tally.shared, spent);
  }
}

function countDate(tally: Tally, { outcomes }: CoveredDate, fate: Fate): void {
  tally.dates += 1;
  tally[fate] += 1;
  if (outcomes.length > 0) tally.withPlan += 1;
  for (const outcome of outcomes) countOutcome(tally, outcome);
}

function told({ rated, ratings, people, spent, shared, ...counts }: Tally): Covered {
  return {
    ...counts,
    rating: rated === 0 ? null : ratings / rated,
    spent,
    perHead: people === 0 ? null : perHead(shared, people),
  };
}

/** Some of the dates by what they share. A year of many people is gone through once for all of these. */
function divided<Key>(keyOf: (date: CoveredDate) => Key) {
  const tallies = new Map<Key, Tally>();
  return {
    count: (date: CoveredDate, fate: Fate): void => {
      const key = keyOf(date);
      const tally = tallies.get(key) ?? nothingYet();
      tallies.set(key, tally);
      countDate(tally, date, fate);
    },
    told: () => [...tallies].map(([key, tally]) => ({ key, counts: told(tally) })),
  };
}

const byName = new Intl.Collator('es').compare;

interface Celebrated extends CoveredPerson {
  readonly done: number;
}

const listOf = (people: readonly Celebrated[], most: number): Coverage['missed'] => ({
  total: people.length,
  people: firstOf(people, most, (a, b) => byName(a.name, b.name)),
});

/** How often each person was celebrated, of those of whom a date has passed that they wanted shared. */
function celebrations(dates: readonly CoveredDate[], today: IsoDate): readonly Celebrated[] {
  const known = new Map<string, { readonly person: CoveredPerson; done: number }>();
  for (const one of dates) {
    const { person } = one;
    if (person === null || one.isPrivate || one.date >= today) continue;
    const celebrated = known.get(person.personId) ?? { person, done: 0 };
    known.set(person.personId, celebrated);
    if (isDone(one)) celebrated.done += 1;
  }
  return [...known.values()].map(({ person, done }) => ({ ...person, done }));
}

/**
 * Who was celebrated and who was not, in these dates.
 * @param most How many people each list names.
 */
export function coverageOf(
  dates: readonly CoveredDate[],
  today: IsoDate,
  most = MAX_NAMED,
): Omit<Coverage, 'from' | 'to' | 'conversion'> {
  const whole = divided(() => null);
  const [offices, teams] = [divided(({ office }) => office), divided(({ team }) => team)];
  const [types, months] = [divided(({ type }) => type), divided(({ date }) => date.slice(0, 7))];
  for (const date of dates) {
    const fate = fateOf(date, today);
    for (const division of [whole, offices, teams, types, months]) division.count(date, fate);
  }
  const named = (division: typeof offices) =>
    division
      .told()
      .map(({ key: name, counts }) => ({ name, ...counts }))
      .sort((a, b) => byName(a.name ?? '', b.name ?? ''));
  const people = celebrations(dates, today);
  return {
    all: whole.told()[0]?.counts ?? told(nothingYet()),
    offices: named(offices),
    teams: named(teams),
    types: types
      .told()
      .map(({ key: type, counts }) => ({ type, ...counts }))
      .sort((a, b) => EVENT_TYPES.indexOf(a.type) - EVENT_TYPES.indexOf(b.type)),
    months: months
      .told()
      .map(({ key: month, counts }) => ({ month, ...counts }))
      .sort((a, b) => a.month.localeCompare(b.month)),
    missed: listOf(
      people.filter(({ done }) => done === 0),
      most,
    ),
    repeated: listOf(
      people.filter(({ done }) => done > 1),
      most,
    ),
  };
}
