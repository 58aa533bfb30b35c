import type { Coverage, Currency } from '@almanaque/api';
import { addDays, addMonths, isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../../audit/record-audit.ts';
import { keepAnswers } from '../../cache/kept-answers.ts';
import type { Database } from '../../db/database.ts';
import { rosterOf } from '../../people/own-people.ts';
import { readRates } from '../rates/rates.ts';
import { coverageOf, type CoveredDate } from './cover.ts';
import { convertDates } from './in-one-currency.ts';
import { plannedIn, type PlannedDate } from './outcomes.ts';
import { peopleDatesIn } from './people-dates.ts';

/** Dates that are nobody's alone count where somebody planned for them: no company celebrates them all. */
function otherDates(planned: readonly PlannedDate[]): CoveredDate[] {
  const others = Map.groupBy(
    planned.filter(({ personId }) => personId === null),
    ({ occasion }) => occasion,
  );
  return [...others.values()].flatMap((outcomes) => {
    const [first] = outcomes;
    if (first === undefined) return [];
    const { date, type, office, team } = first;
    return [{ date, type, office, team, person: null, isPrivate: false, outcomes }];
  });
}

interface Asked {
  readonly db: Database;
  readonly viewer: Actor;
  /** 'YYYY-MM', the first of twelve. */
  readonly month: string;
  readonly today: IsoDate;
  /** The one that all amounts are told in; undefined: each by itself. */
  readonly currency: Currency | undefined;
}

/** @param own Ids of whoever asks, on the roster: their dates are left out. */
async function workOut(
  { db, viewer, month, today, currency }: Asked,
  own: ReadonlySet<string>,
  most?: number,
): Promise<Coverage> {
  const from = isoDate(`${month}-01`);
  const to = addDays(addMonths(from, 12), -1);
  const planned = await plannedIn(db, viewer, [from, to]);
  const ofPerson = Map.groupBy(planned, ({ personId }) => personId);
  const outcomesOf = (personId: string) => {
    const theirs = ofPerson.get(personId) ?? [];
    return (key: string) => theirs.filter(({ occasion }) => occasion === key);
  };
  const doneTogether = new Set(
    planned.flatMap(({ personId, isDone, occasion }) =>
      personId === null && isDone ? [occasion] : [],
    ),
  );
  const people = await peopleDatesIn(db, [from, to], own, outcomesOf, doneTogether);
  const all = [...people, ...otherDates(planned)];
  const { dates, conversion } =
    currency === undefined
      ? { dates: all, conversion: null }
      : convertDates(all, currency, await readRates(db));
  return { from, to, conversion, ...coverageOf(dates, today, most) };
}

const ownOf = async ({ db, viewer }: Asked): Promise<ReadonlySet<string>> =>
  new Set((await rosterOf(db, viewer)).map(({ id }) => id));

/**
 * Twelve months of dates and what became of them. The dates of whoever asks are left out, planned for or
 * not: what is missing would tell them.
 * @param most How many people each list names.
 */
export const readCoverage = async (asked: Asked, most?: number): Promise<Coverage> =>
  workOut(asked, await ownOf(asked), most);

/**
 * The same, kept until a plan, a rate, a person or an event changes. Nothing is left out for who is not on
 * the roster: they all share one answer. Each of the others has one of their own.
 */
export function keptCoverage(db: Database) {
  const kept = keepAnswers<Coverage>(db, ['plans', 'calendar']);
  return async (asked: Asked): Promise<Coverage> => {
    const own = await ownOf(asked);
    const whose = own.size === 0 ? null : [asked.viewer.id, ...own];
    const key = JSON.stringify([asked.month, asked.today, asked.currency, whose]);
    return kept(key, () => workOut(asked, own));
  };
}
