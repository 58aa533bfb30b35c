import { expect, test } from '@jest/globals';
import {
  addDays,
  isDayOff,
  isoDate,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { daysOffAfter, daysOffChange } from './days-off.ts';

/** A holiday of whatever day, on which the company works or not. */
interface Kept {
  readonly date: IsoDate;
  readonly isOff: boolean;
}

type Calendar = ReadonlyMap<string, Kept>;

/** Few days, so that holidays often fall together, and leave one another's day. */
const anyKept: fc.Arbitrary<Kept> = fc.record({
  date: fc.nat(6).map((days) => addDays(isoDate('2026-12-01'), days)),
  isOff: fc.boolean(),
});
const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const anyCalendar = fc.array(fc.tuple(anyId, anyKept)).map((kept) => new Map(kept));
/** What becomes of each; null: it is taken away. */
const anyChanges = fc
  .array(fc.tuple(anyId, fc.option(anyKept, { nil: null })))
  .map((changes) => new Map(changes));

const eventOf = (id: string, { date, isOff }: Kept): CalendarEvent => ({
  ...{ id, date, title: id, description: '', type: 'festivo', tone: 'festivo', picture: null },
  origin: {
    ...{ kind: 'no-laborable', category: 'puente', scope: null, works: !isOff },
    ...{ norm: 'Decreto 9', certainty: 'oficial' },
  },
});
const eventsOf = (calendar: Calendar) => [...calendar].map(([id, kept]) => eventOf(id, kept));
const daysOffOf = (calendar: Calendar) =>
  new Set(
    eventsOf(calendar)
      .filter(isDayOff)
      .map(({ date }) => date),
  );

test('what several changes do together is what there is once each of them was made', () => {
  fc.assert(
    fc.property(anyCalendar, anyChanges, (calendar, changes) => {
      const told = daysOffChange(
        [...changes].map(([id, kept]) => {
          const before = calendar.get(id);
          return {
            before: before ? eventOf(id, before) : null,
            off: kept?.isOff ? kept.date : null,
          };
        }),
        (day) => eventsOf(calendar).filter((event) => event.date === day && isDayOff(event)),
      );
      const made = new Map(calendar);
      for (const [id, kept] of changes) {
        if (kept) made.set(id, kept);
        else made.delete(id);
      }
      const then = daysOffOf(made);
      expect(daysOffAfter(daysOffOf(calendar), told)).toEqual(then);
      expect(told.freed.filter((day) => then.has(day))).toEqual([]);
      expect(told.taken.filter((day) => daysOffOf(calendar).has(day))).toEqual([]);
    }),
  );
});
