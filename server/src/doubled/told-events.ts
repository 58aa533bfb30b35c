import type { DoubledEvent } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { isOnOneDay } from '../events/recurrence-rule.ts';
import { monthDayOf } from '../people/told/shown-people.ts';
import { toldIn, type Told } from '../people/told/told-in.ts';

/** An event of the calendar's own whose title is a person's date. */
export interface ToldEvent {
  readonly event: Omit<DoubledEvent, 'people'>;
  readonly told: Told;
  readonly monthDay: number;
}

/** What a title has that says it is one, and begins a word of it. */
const SAYING = ['cumple', 'birthday', 'bday', 'aniversario', 'anniversary'];

/** One that has a plan is more than the date, and never goes along with the others. */
export type Planned = 'free' | 'planned';

/** Those there are, by date. Who may know of the plans of those that are 'planned' is not asked here. */
export async function toldEvents(db: Database, planned: Planned = 'free'): Promise<ToldEvent[]> {
  const rows = await db
    .selectFrom('company_events')
    .select(['id', 'version', 'title', 'date', 'rrule', 'type'])
    .where('deleted_at', 'is', null)
    .where('end_date', 'is', null)
    .where('series_id', 'is', null)
    .where('sample', '=', 0)
    .where((eb) =>
      eb.or([
        eb('rrule', 'like', '%FREQ=YEARLY%'),
        eb('type', 'in', ['cumpleanos', 'aniversario']),
        ...SAYING.map((word) => eb('search_text', 'like', `% ${word}%`)),
      ]),
    )
    .where((eb) => {
      const hasPlan = eb.exists(
        eb
          .selectFrom('plans')
          .select('plans.id')
          .whereRef('plans.company_event_id', '=', 'company_events.id')
          .where('plans.deleted_at', 'is', null),
      );
      return planned === 'planned' ? hasPlan : eb.not(hasPlan);
    })
    .orderBy('date')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, version, title, date, rrule, type }) => {
    const told = toldIn(title);
    if (told === null || !isOnOneDay(rrule)) return [];
    // A name alone, once, may be an interview: only a birthday's own type says what it is.
    if (!told.isSaid && rrule === null && type !== 'cumpleanos') return [];
    const event = { id, version, title, date: date as IsoDate, yearly: rrule !== null };
    return [{ event, told, monthDay: monthDayOf(event.date) }];
  });
}

export const dayKey = (kind: Told['kind'], monthDay: number): string => `${kind} ${monthDay}`;

/** Together by what is asked of the roster: who has that date on that day. */
export const byDay = (events: readonly ToldEvent[]): ReadonlyMap<string, ToldEvent[]> =>
  Map.groupBy(events, ({ told, monthDay }) => dayKey(told.kind, monthDay));
