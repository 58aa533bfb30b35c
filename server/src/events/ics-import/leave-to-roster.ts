import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import type { AskedOfPlan } from '../../imports/file-imports.ts';
import { PEOPLE_DATES } from '../../people/dates/occurrences.ts';
import { monthDayOf, nameOf, shownOn } from '../../people/told/shown-people.ts';
import { peopleTold, toldIn, type Told } from '../../people/told/told-in.ts';
import { isOnOneDay } from '../recurrence-rule.ts';
import type { Planned } from './plan-import.ts';

interface Candidate {
  readonly monthDay: number;
  readonly told: Told;
}

function candidateOf(planned: Planned): Candidate | null {
  if (planned.status !== 'new') return null;
  const { date, endDate, rrule, title } = planned.item.draft;
  if (endDate !== null || !isOnOneDay(rrule)) return null;
  const told = toldIn(title);
  return told === null ? null : { monthDay: monthDayOf(date), told };
}

interface AskedOfRoster extends Pick<AskedOfPlan, 'anyway'> {
  /** The company's. */
  readonly today: IsoDate;
}

/** Leaves out the dates that the roster brings by itself, so that none stands twice in the month. */
export async function leaveToRoster(
  db: Database,
  plan: readonly Planned[],
  { today, anyway }: AskedOfRoster,
): Promise<Planned[]> {
  const candidates = plan.map((planned) =>
    anyway.has(planned.row.row) ? null : candidateOf(planned),
  );
  const shown = new Map<string, Awaited<ReturnType<typeof shownOn>>>();
  for (const kind of PEOPLE_DATES) {
    const days = candidates.flatMap((one) => (one?.told.kind === kind ? one.monthDay : []));
    if (days.length === 0) continue;
    const people = await shownOn(db, kind, [...new Set(days)], today);
    for (const person of people) {
      const key = `${kind} ${person.month_day}`;
      shown.set(key, [...(shown.get(key) ?? []), person]);
    }
  }
  return plan.map((planned, index) => {
    const candidate = candidates[index];
    if (!candidate || planned.status !== 'new') return planned;
    const { told, monthDay } = candidate;
    const people = peopleTold(told, shown.get(`${told.kind} ${monthDay}`) ?? []);
    if (people === null) return planned;
    const { row, item } = planned;
    return { row, item, status: 'in-roster', kind: told.kind, people: people.map(nameOf) };
  });
}
