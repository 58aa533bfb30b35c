import { addDays, isoDate, type CalendarDay, type IsoDate } from '@almanaque/shared-contracts';
import { companyEvent } from '@almanaque/shared-contracts/testing';
import { dayOf } from '../testing/fixtures.ts';
import { lanesOf } from './bars.ts';

const week = Array.from({ length: 7 }, (_, day) => addDays(isoDate('2026-11-08'), day));

/** The days on which the events fall, each given as title, first and last day. */
function daysOf(...events: (readonly [string, string, string])[]) {
  const days = new Map<IsoDate, CalendarDay>();
  for (const date of week) {
    const [first, ...others] = events
      .filter(([, from, to]) => from <= date && date <= to)
      .map(([title, from, to]) => companyEvent({ date, title, span: { from, to } }));
    if (first) days.set(date, dayOf(first, ...others));
  }
  return days;
}

const drawn = (...events: (readonly [string, string, string])[]) =>
  lanesOf(week, daysOf(...events)).map((lanes) =>
    lanes.map((bar) => bar && `${bar.event.title} ${bar.titleDays}`),
  );

describe('events of several days', () => {
  test('have their title once, across all their days of the week', () => {
    const [, , begun, next] = drawn(['Semana', '2026-11-10', '2026-11-20']);
    expect([begun, next]).toEqual([['Semana 5'], ['Semana 0']]);
  });

  test('keep their lane all week, and leave it to another after that', () =>
    expect(
      drawn(
        ['Semana', '2026-11-09', '2026-11-13'],
        ['Auditoría', '2026-11-12', '2026-11-17'],
        ['Balance', '2026-11-08', '2026-11-08'],
      ).slice(3),
    ).toEqual([
      ['Semana 0'],
      ['Semana 0', 'Auditoría 3'],
      ['Semana 0', 'Auditoría 0'],
      [null, 'Auditoría 0'],
    ]));

  test('are round where they begin and end, and not where the week does', () => {
    const lanes = lanesOf(week, daysOf(['Cierre', '2026-11-05', '2026-11-09']));
    const ends = lanes.map(([bar]) => bar && [bar.begins, bar.ends]);
    expect(ends.slice(0, 3)).toEqual([[false, false], [false, true], undefined]);
  });
});
