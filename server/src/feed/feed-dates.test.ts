import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  addDays,
  calendarRangeSchema,
  isoDate,
  NO_FILTER,
  type CalendarFilter,
} from '@almanaque/shared-contracts/schemas';
import { signedIn } from '../auth/testing/visitor.ts';
import { titleOf } from '../events/entry-of.ts';
import { vcalendar } from '../ical/vcalendar.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { feedEntries } from './feed-entries.ts';
import { readInZone } from './testing/read-in-zone.ts';
import { windowAt } from './window.ts';

const TODAY = isoDate('2026-11-21');
const ZONES = ['UTC', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati'];
const born = (day: number, month: number, year: number | null = null) => ({ day, month, year });

describe.each(ENGINES)('the dates of a subscription on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const textOf = async (filter: CalendarFilter = NO_FILTER, today = TODAY) =>
    vcalendar('Prueba', await feedEntries(server.database, { filter, today, people: true }));

  beforeAll(async () => {
    await storePeople(server.database, {
      ana: {
        firstName: 'Ana María',
        lastName: 'Núñez',
        birth: born(10, 8, 1987),
        hireDate: isoDate('2020-06-03'),
        office: 'Rosario',
        team: 'Diseño; UX, etc.',
      },
      bruno: { firstName: 'Bruno', birth: born(29, 2, 1992), hireDate: isoDate('2016-02-29') },
      carla: { firstName: 'Carla', birth: born(29, 2, 1996), feb29: '03-01' },
      dario: {
        firstName: 'Darío',
        birth: born(11, 8),
        hireDate: isoDate('2018-06-04'),
        leavingDate: isoDate('2027-10-04'),
      },
      elena: { firstName: 'Elena', birth: born(12, 8), birthdayShown: false },
      gala: { firstName: 'Gala', birth: born(14, 8), hireDate: isoDate('2027-09-15') },
    });
    const organiser = await signedIn(server, 'organizador');
    const add = async (event: object) => {
      const answer = await organiser.send('POST', '/api/v1/events', event);
      expect(answer.statusCode).toBe(201);
      return answer.json<{ event: { id: string; version: number } }>().event;
    };
    await add({ title: 'Feria 🎉', date: '2026-12-30', endDate: '2027-01-02', place: 'Club; Sur' });
    await add({ title: 'Brindis', date: '2026-12-18', time: '18:30', office: 'Córdoba' });
    const weekly = await add({ title: 'Café', date: '2026-11-24', rrule: 'FREQ=WEEKLY;BYDAY=TU' });
    await organiser.send('PATCH', `/api/v1/events/${weekly.id}`, {
      version: weekly.version,
      scope: 'this',
      occurrence: '2026-12-08',
      title: 'Café con torta',
      date: '2026-12-09',
    });
    await add({
      title: 'Cierre',
      date: '2026-11-27',
      rrule: 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270630',
    });
  });

  test.each(ZONES)(
    'two libraries read the calendar’s own dates in %s',
    async (zone) => {
      const { from, to } = windowAt(TODAY);
      const expected: string[] = [];
      for (let start = from; start <= to; start = addDays(start, 390)) {
        const last = addDays(start, 389) < to ? addDays(start, 389) : to;
        const answer = await server.app.inject(`/api/v1/calendar?from=${start}&to=${last}`);
        const { days } = calendarRangeSchema.parse(answer.json());
        for (const { date, events, total } of days) {
          expect(events).toHaveLength(total);
          expected.push(...events.map((event) => `${date} ${titleOf(event)}`));
        }
      }
      const { icalJs, nodeIcal } = readInZone(await textOf(), zone, from, to);
      expect(icalJs).toEqual(expected.sort());
      expect(nodeIcal).toEqual(expected);
    },
    60_000,
  );

  test('29 February, from 2024 to 2032', async () => {
    const text = await textOf({ ...NO_FILTER, types: ['cumpleanos'] }, isoDate('2024-12-01'));
    const { icalJs, nodeIcal } = readInZone(text, 'UTC', '2024-01-01', '2032-12-31');
    const leapBorn = icalJs.filter((line) => /Bruno|Carla/.test(line));
    expect(
      leapBorn.filter((line) => line.includes('Bruno')).map((line) => line.slice(0, 10)),
    ).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
    expect(
      leapBorn.filter((line) => line.includes('Carla')).map((line) => line.slice(0, 10)),
    ).toEqual([
      '2024-02-29',
      '2025-03-01',
      '2026-03-01',
      '2027-03-01',
      '2028-02-29',
      '2029-03-01',
      '2030-03-01',
      '2031-03-01',
      '2032-02-29',
    ]);
    expect(nodeIcal).toEqual(icalJs);
  });

  test('no age and no year of birth is in it, nor the day someone leaves', async () => {
    const text = await textOf({ ...NO_FILTER, types: ['cumpleanos', 'aniversario'] });
    expect(text).not.toMatch(/1987|1992|1996|20271004/);
    expect(text).toContain('UNTIL=20270811');
  });

  test('a filter leaves out what the calendar leaves out', async () => {
    const text = await textOf({
      types: ['cumpleanos', 'personalizado'],
      office: 'Rosario',
      team: null,
    });
    expect(text).toContain('Ana María');
    expect(text).toContain('Feria');
    expect(text).not.toMatch(/Bruno|Brindis|Aniversario|Feriado/);
  });

  test('it is the same each time it is asked for', async () => {
    expect(await textOf(NO_FILTER, addDays(TODAY, 5))).toBe(await textOf());
  });
});
