import type { Database } from '../../db/database.ts';
import { isOfKnownYear } from '../../time/known-year.ts';
import { companyDates } from './company-dates.ts';
import { groupDates, holidayDates, observanceDates } from './fixed-dates.ts';
import { GONE, type FoundDate, type FoundDates } from './found-date.ts';
import { personDates } from './person-dates.ts';

type Kind = (db: Database, occasions: readonly string[]) => FoundDates | Promise<FoundDates>;

/** The commonest first: each is asked for what those before it do not know. */
const KINDS: readonly Kind[] = [
  personDates,
  companyDates,
  holidayDates,
  groupDates,
  (_db, occasions) => observanceDates(occasions),
];

/** Where these occasions are today: what moved is found where it went. */
export async function findDates(
  db: Database,
  keys: readonly string[],
): Promise<(occasion: string) => FoundDate> {
  const kinds: FoundDates[] = [];
  let unknown = [...new Set(keys)];
  for (const datesOf of KINDS) {
    const found = await datesOf(db, unknown);
    kinds.push(found);
    unknown = unknown.filter((occasion) => !found.has(occasion));
  }
  return (occasion) => {
    const found = kinds.find((dates) => dates.has(occasion))?.get(occasion) ?? GONE;
    return found.kind === 'there' && !isOfKnownYear(found.event.date) ? GONE : found;
  };
}
