import {
  doubledEventSchema,
  doubledEventsSchema,
  EMPTY_PERSON,
  MAX_DOUBLED,
  type DoubledEvent,
} from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { nameOf, shownDay, shownOn } from '../people/told/shown-people.ts';
import { byDay, dayKey, toldEvents } from '../doubled/told-events.ts';
import { isTold, peopleTold } from '../people/told/told-in.ts';
import { PEOPLE_DATES } from '../people/dates/occurrences.ts';
import { toColumns, toInput, type PersonColumns } from '../people/person-row.ts';
import type { ReviewedRow } from './review.ts';
import type { ImportRecord } from './work/import-record.ts';

const reviewedDoubledSchema = z.object({
  ...doubledEventsSchema.shape,
  /** Those that stay, as something is planned for them. One that an earlier version reviewed tells of none. */
  kept: z.array(doubledEventSchema).default([]),
});
type ReviewedDoubled = z.infer<typeof reviewedDoubledSchema>;

/** What its review found. */
export const doubledOf = ({ doubled }: Pick<ImportRecord, 'doubled'>): ReviewedDoubled =>
  doubled === null
    ? { events: [], total: 0, kept: [] }
    : reviewedDoubledSchema.parse(JSON.parse(doubled));

/** As the person is to be written; null: the row writes nobody. */
function asWritten({ status, stored, values }: ReviewedRow): PersonColumns | null {
  if (status !== 'new' && status !== 'changed') return null;
  const before = stored === null ? EMPTY_PERSON : toInput(stored);
  return toColumns(stored?.id ?? '', 1, { ...before, ...values });
}

/** Finds the calendar's own events that a file's people would double. Rows are told as they are reviewed. */
export async function doubledReview(db: Database, today: IsoDate) {
  const planned = await toldEvents(db, 'planned');
  const stays = new Set(planned.map(({ event }) => event.id));
  const events = byDay([...(await toldEvents(db)), ...planned]);
  /** By day: those of the file whom one of its events may name. */
  const coming = new Map<string, PersonColumns[]>();
  const written = new Set<string>();

  const seeRow = (row: ReviewedRow): void => {
    const person = asWritten(row);
    if (person === null) return;
    if (row.stored !== null) written.add(row.stored.id);
    for (const kind of PEOPLE_DATES) {
      const monthDay = shownDay(person, kind, today);
      const key = monthDay === null ? '' : dayKey(kind, monthDay);
      if (!events.get(key)?.some(({ told }) => isTold(told, person))) continue;
      coming.set(key, [...(coming.get(key) ?? []), person]);
    }
  };

  return {
    see(rows: readonly ReviewedRow[]): void {
      if (events.size > 0) for (const row of rows) seeRow(row);
    },
    async found(): Promise<ReviewedDoubled> {
      const [found, kept]: [DoubledEvent[], DoubledEvent[]] = [[], []];
      for (const [key, ofFile] of coming) {
        const ofDay = events.get(key) ?? [];
        const [first] = ofDay;
        if (first === undefined) continue;
        const stored = await shownOn(db, first.told.kind, [first.monthDay], today);
        // A title may name somebody of the file together with somebody who is in the roster already.
        const people = [...ofFile, ...stored.filter(({ id }) => !written.has(id))];
        for (const { event, told } of ofDay) {
          const named = peopleTold<(typeof people)[number]>(told, people);
          if (!named?.some((person) => ofFile.some((one) => one === person))) continue;
          const list = stays.has(event.id) ? kept : found;
          list.push({ ...event, people: named.map(nameOf) });
        }
      }
      return {
        events: found.slice(0, MAX_DOUBLED),
        total: found.length,
        kept: kept.slice(0, MAX_DOUBLED),
      };
    },
  };
}
