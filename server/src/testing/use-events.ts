import { beforeEach } from '@jest/globals';
import {
  isoDate,
  type CompanyEvent,
  type EventChange,
  type NewEvent,
} from '@almanaque/shared-contracts/schemas';
import { NOBODY } from '../audit/record-audit.ts';
import type { Place } from './engines.ts';
import { useDatabase } from './use-database.ts';
import { toCompanyEvent } from '../events/company-event.ts';
import { companyDays } from '../events/company-events.ts';
import { eventWrites } from '../events/event-writes.ts';

/** Tuesdays of November 2026: 3, 10, 17, 24. */
export const TUESDAYS = 'FREQ=WEEKLY;BYDAY=TU';

type Writes = ReturnType<typeof eventWrites>;

/** A database for the events of each test of a `describe`, empty at its beginning. */
export function useEvents(openPlace: () => Promise<Place>) {
  const db = useDatabase(openPlace);
  let writes: Writes;
  let seconds: number;
  beforeEach(async () => {
    await db().deleteFrom('company_events').execute();
    await db().deleteFrom('audit_log').execute();
    seconds = 0;
    // Each write a second after the one before: the order of entering shows.
    writes = eventWrites(db(), () => new Date(Date.UTC(2026, 10, 1, 12, 0, (seconds += 1))));
  });

  const create = async (event: Partial<NewEvent> & { date: NewEvent['date'] }) =>
    toCompanyEvent(await writes.create(NOBODY, { title: 'Reunión', ...event }));
  /** '10 Reunión' for each day and event of the range. */
  const shown = async (from = '2026-11-01', to = '2026-11-30') => {
    const days = await companyDays(db(), isoDate(from), isoDate(to), 5);
    return [...days.values()]
      .flatMap(({ events }) => events)
      .map(({ date, title }) => `${date.slice(8)} ${title}`)
      .sort();
  };

  return {
    database: db,
    create,
    /** 'Café', on Tuesdays from 3 November 2026 on. */
    weekly: () => create({ title: 'Café', date: isoDate('2026-11-03'), rrule: TUESDAYS }),
    change: async ({ id }: CompanyEvent, to: EventChange) =>
      toCompanyEvent(await writes.change(NOBODY, id, to)),
    remove: async ({ id }: CompanyEvent, removal: Parameters<Writes['remove']>[2]) =>
      toCompanyEvent(await writes.remove(NOBODY, id, removal)),
    restore: ({ id }: CompanyEvent, version: number) => writes.restore(NOBODY, id, version),
    undo: async ({ id, version }: CompanyEvent) =>
      toCompanyEvent(await writes.undo(NOBODY, id, version)),
    shown,
    /** The days of the month alone. */
    datesOf: async (...range: [] | [string, string]) =>
      (await shown(...range)).map((text) => Number(text.slice(0, 2))),
  };
}
