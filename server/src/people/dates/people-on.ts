import type { CalendarEvent, CalendarFilter, IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { celebrates, PEOPLE_DATES, shownDates, worksIn, type PeopleDate } from './occurrences.ts';
import { EVENT_COLUMNS, peopleEvent, personOfEvent } from './people-event.ts';

/** A bounded part of what people celebrate on one day. */
export interface PeoplePart {
  readonly events: readonly CalendarEvent[];
  /** The id to go on after; null: nothing follows. */
  readonly next: string | null;
}

interface Place {
  readonly kind: PeopleDate;
  readonly sortName: string;
  readonly personId: string;
}

/** Where a list stands after that event; null when there is no such person any more. */
async function placeOf(db: Database, eventId: string): Promise<Place | null> {
  const named = personOfEvent(eventId);
  if (named === null) return null;
  const row = await db
    .selectFrom('people')
    .select('sort_name')
    .where('id', '=', named.personId)
    .executeTakeFirst();
  return row === undefined ? null : { ...named, sortName: row.sort_name };
}

async function someOn(
  db: Database,
  filter: CalendarFilter,
  kind: PeopleDate,
  date: IsoDate,
  after: Place | null,
  limit: number,
): Promise<CalendarEvent[]> {
  const rows = await db
    .selectFrom('people')
    .select(EVENT_COLUMNS)
    .where(celebrates(kind, date))
    .where((eb) => worksIn(eb, filter))
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('sort_name', 'id'),
          '>',
          eb.tuple(after?.sortName ?? '', after?.personId ?? ''),
        ),
      ),
    )
    .orderBy('sort_name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => peopleEvent(kind, date, row));
}

/** Birthdays and then anniversaries of a day, each by surname: at most `limit`, from after `after`. */
export async function peopleOn(
  db: Database,
  date: IsoDate,
  after: string | null,
  limit: number,
  filter: CalendarFilter,
): Promise<PeoplePart> {
  const place = after === null ? null : await placeOf(db, after);
  const begun = place === null ? 0 : PEOPLE_DATES.indexOf(place.kind);
  const kinds = shownDates(filter).filter((kind) => PEOPLE_DATES.indexOf(kind) >= begun);
  const events: CalendarEvent[] = [];
  for (const kind of kinds) {
    const from = kind === place?.kind ? place : null;
    // One more than asked for tells whether anything follows.
    events.push(...(await someOn(db, filter, kind, date, from, limit + 1 - events.length)));
    if (events.length > limit) break;
  }
  const page = events.slice(0, limit);
  return { events: page, next: events.length > limit ? (page.at(-1)?.id ?? null) : null };
}
