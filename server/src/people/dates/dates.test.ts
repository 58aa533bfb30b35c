import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  calendarRangeSchema,
  dayEventsSchema,
  isoDate,
  type CalendarRange,
} from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../../testing/engines.ts';
import { useServer } from '../../testing/use-server.ts';
import { storePeople } from '../testing/person.ts';

const born = (day: number, month: number, year: number | null = null) => ({ day, month, year });

describe.each(ENGINES)('people’s dates in the calendar on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  beforeAll(async () => {
    await storePeople(server.database, {
      ana: {
        firstName: 'Ana María',
        lastName: 'Núñez',
        preferredName: 'Anita',
        birth: born(10, 8, 1990),
        hireDate: isoDate('2020-06-03'),
        office: 'Rosario',
        team: 'Diseño',
      },
      bruno: { firstName: 'Bruno', birth: born(29, 2, 1992) },
      carla: { firstName: 'Carla', birth: born(29, 2, 1996), feb29: '03-01' },
      dario: {
        firstName: 'Darío',
        birth: born(11, 8),
        hireDate: isoDate('2018-06-04'),
        leavingDate: isoDate('2024-06-04'),
      },
      elena: { firstName: 'Elena', birth: born(12, 8), birthdayShown: false },
      fabio: {
        firstName: 'Fabio',
        birth: born(13, 8),
        hireDate: isoDate('2021-06-05'),
        anniversaryShown: false,
      },
      gala: { firstName: 'Gala', birth: born(14, 8), hireDate: isoDate('2031-07-15') },
      hugo: { firstName: 'Hugo', hireDate: isoDate('2020-02-29') },
    });
  });

  const get = async (url: string) => (await server.app.inject(url)).json<unknown>();
  const range = async (from: string, to: string): Promise<CalendarRange> =>
    calendarRangeSchema.parse(await get(`/api/v1/calendar?from=${from}&to=${to}`));
  const datesOf = async (from: string, to: string) =>
    (await range(from, to)).days
      .flatMap(({ events }) => events)
      .filter(({ id }) => /^(cumpleanos|aniversario)-/.test(id))
      .map(({ date, title }) => `${date} ${title}`);

  test('a birthday is told by the preferred name, with a stable id and the team', async () => {
    const { days } = await range('2026-08-10', '2026-08-10');
    expect(days[0]?.events).toEqual([
      {
        id: 'cumpleanos-2026-08-10-ana',
        date: '2026-08-10',
        title: 'Cumpleaños de Anita Núñez',
        description: 'Anita, de Diseño, cumple años.',
        type: 'cumpleanos',
        tone: 'festivo',
        origin: { kind: 'empresa', sample: false },
        picture: null,
        office: 'Rosario',
        team: 'Diseño',
      },
    ]);
    expect(days[0]?.highlights).toEqual(['cumpleanos']);
  });

  test('it comes back every year the person works here, and none before', async () => {
    expect(await datesOf('2098-08-10', '2098-08-10')).toHaveLength(1);
    expect(await datesOf('2020-08-10', '2020-08-10')).toHaveLength(1);
    expect(await datesOf('2019-08-10', '2019-08-10')).toEqual([]);
  });

  test('without a date of hire it has every year: the first would give the age away', async () => {
    expect(await datesOf('1950-02-28', '1950-02-28')).toEqual(['1950-02-28 Cumpleaños de Bruno']);
  });

  test.each([
    [
      '2027-02-27',
      '2027-03-02',
      [
        '2027-02-28 Cumpleaños de Bruno',
        '2027-02-28 Aniversario de 7 años de Hugo',
        '2027-03-01 Cumpleaños de Carla',
      ],
    ],
    [
      '2028-02-27',
      '2028-03-02',
      [
        '2028-02-29 Cumpleaños de Bruno',
        '2028-02-29 Cumpleaños de Carla',
        '2028-02-29 Aniversario de 8 años de Hugo',
      ],
    ],
    [
      '2100-02-27',
      '2100-03-02',
      [
        '2100-02-28 Cumpleaños de Bruno',
        '2100-02-28 Aniversario de 80 años de Hugo',
        '2100-03-01 Cumpleaños de Carla',
      ],
    ],
  ])('29 February between %s and %s', async (from, to, dates) => {
    expect(await datesOf(from, to)).toEqual(dates);
  });

  test('the 28th says why, and the 29th need not', async () => {
    const description = async (date: string) =>
      (await range(date, date)).days[0]?.events.find(({ title }) => title.endsWith('Bruno'))
        ?.description;
    expect(await description('2027-02-28')).toBe('Bruno cumple años (nació un 29/2).');
    expect(await description('2028-02-29')).toBe('Bruno cumple años.');
  });

  test.each([
    ['2020-06-03', []],
    ['2021-06-03', ['2021-06-03 Aniversario de 1 año de Anita Núñez']],
    ['2026-06-03', ['2026-06-03 Aniversario de 6 años de Anita Núñez']],
  ])('the anniversary of %s', async (date, dates) => {
    expect(await datesOf(date, date)).toEqual(dates);
  });

  test('who left has their last day’s dates and none after it', async () => {
    expect(await datesOf('2024-06-04', '2024-06-04')).toHaveLength(1);
    expect(await datesOf('2025-06-04', '2025-06-04')).toEqual([]);
    expect(await datesOf('2023-08-11', '2023-08-11')).toHaveLength(1);
    expect(await datesOf('2024-08-11', '2024-08-11')).toEqual([]);
  });

  test('who asked to be left out is, of birthdays or of anniversaries', async () => {
    expect(await datesOf('2026-08-12', '2026-08-12')).toEqual([]);
    expect(await datesOf('2026-06-05', '2026-06-05')).toEqual([]);
    expect(await datesOf('2026-08-13', '2026-08-13')).toHaveLength(1);
  });

  test('who has not started has none', async () => {
    expect(await datesOf('2026-08-14', '2026-08-14')).toEqual([]);
    expect(await datesOf('2031-08-14', '2031-08-14')).toHaveLength(1);
  });

  test('a crowded day has its first five, its count, and the rest by pages', async () => {
    const surname = (index: number) => `Apellido ${String(index).padStart(3, '0')}`;
    await storePeople(
      server.database,
      Object.fromEntries(
        Array.from({ length: 450 }, (_, index) => [
          `multitud-${index}`,
          { lastName: surname(index), birth: born(2, 11), hireDate: isoDate('2022-11-02') },
        ]),
      ),
    );
    const [day] = (await range('2026-11-02', '2026-11-02')).days;
    expect(day?.events.map(({ id }) => id)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `cumpleanos-2026-11-02-multitud-${index}`),
    );
    expect(day?.total).toBe(900);
    expect(day?.highlights).toEqual(['cumpleanos', 'aniversario']);

    const ids: string[] = [];
    let after: string | undefined = '';
    for (let pages = 0; after !== undefined && pages < 10; pages += 1) {
      const query: string = after === '' ? '' : `?after=${after}`;
      const page = dayEventsSchema.parse(await get(`/api/v1/calendar/days/2026-11-02${query}`));
      expect(page.events.length).toBeLessThanOrEqual(200);
      expect(page.total).toBe(after === '' ? 900 : undefined);
      ids.push(...page.events.map(({ id }) => id));
      after = page.next;
    }
    expect(new Set(ids).size).toBe(900);
    expect(ids.indexOf('aniversario-2026-11-02-multitud-0')).toBe(450);
  });
});
