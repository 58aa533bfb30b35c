import { beforeAll, describe, expect, test } from '@jest/globals';
import { calendarRangeSchema, isoDate } from '@almanaque/shared-contracts/schemas';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { signedIn } from '../../auth/testing/visitor.ts';
import { readInZone } from '../../feed/testing/read-in-zone.ts';
import { titleOf } from '../../events/entry-of.ts';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useServer } from '../../testing/use-server.ts';

const FORMULA = '=HYPERLINK("http://x.test";"premio")';
const born = (day: number, month: number, year: number) => ({ day, month, year });

describe.each(ENGINES)('the calendar as a file on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  beforeAll(async () => {
    await storePeople(server.database, {
      ana: {
        firstName: 'Ana María',
        lastName: 'Núñez',
        birth: born(30, 12, 1987),
        hireDate: isoDate('2020-12-30'),
        office: 'Rosario',
        team: '-Diseño',
      },
      bruno: { firstName: 'Bruno', birth: born(29, 2, 1992), office: 'Córdoba' },
    });
    const organiser = await signedIn(server, 'organizador');
    for (const event of [
      { title: 'Feria; de fin de año', date: '2026-12-30', endDate: '2027-01-02', time: '18:30' },
      { title: FORMULA, date: '2026-12-03', description: 'Dos\nlíneas', place: '@casa' },
      { title: 'Café', date: '2026-12-01', rrule: 'FREQ=WEEKLY;BYDAY=TU' },
    ]) {
      expect((await organiser.send('POST', '/api/v1/events', event)).statusCode).toBe(201);
    }
  });

  const get = (query: string) => server.app.inject(`/api/v1/calendar/export?${query}`);
  const DECEMBER = 'from=2026-12-01&to=2026-12-31';
  const csvRows = async (query: string) => {
    const { body } = await get(`${query}&format=csv`);
    return parse<Record<string, string>>(body, { delimiter: ';', bom: true, columns: true });
  };
  /** As the month has it: 'date title' of each event's first day in it. */
  const shown = async (from: string, to: string, filter = '') => {
    const answer = await server.app.inject(`/api/v1/calendar?from=${from}&to=${to}${filter}`);
    const { days } = calendarRangeSchema.parse(answer.json());
    return days.flatMap(({ date, events }) =>
      events
        .filter(({ span }) => span === undefined || date === (span.from < from ? from : span.from))
        .map((event) => `${event.span?.from ?? date} ${event.title}`),
    );
  };

  test('csv: for Excel in Spanish, read back with all there is and nothing that runs', async () => {
    const answer = await get(`${DECEMBER}&format=csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="almanaque-2026-12.csv"',
    );
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows = await csvRows(DECEMBER);
    const titles = rows.map(({ Fecha, Evento }) => `${Fecha} ${Evento?.replace(/^'/, '')}`);
    expect(titles).toEqual(await shown('2026-12-01', '2026-12-31'));
    expect(rows).toContainEqual(
      expect.objectContaining({
        Fecha: '2026-12-30',
        'Último día': '2027-01-02',
        Día: 'miércoles',
        Hora: '18:30',
        Evento: 'Feria; de fin de año',
        Tipo: 'Evento empresarial',
      }),
    );
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells).toContain(`'${FORMULA}`);
    expect(cells).toContain("'@casa");
    expect(cells).toContain("'-Diseño");
    expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([]);
    expect(cells).toContain('Dos\nlíneas');
    expect(answer.body).not.toMatch(/1987|1992/);
  });

  test('xlsx: dates are dates, texts are texts', async () => {
    const answer = await get(`${DECEMBER}&format=xlsx`);
    expect(answer.headers['content-disposition']).toContain('almanaque-2026-12.xlsx');
    const [sheet] = (await readXlsx(answer.rawPayload)).sheets;
    const [header = [], ...rows] = sheet?.rows ?? [];
    expect(header.slice(0, 5)).toEqual(['Fecha', 'Último día', 'Día', 'Hora', 'Evento']);
    const read = rows.map(([date, , , , title]) =>
      date instanceof Date ? `${date.toISOString().slice(0, 10)} ${String(title)}` : 'no date',
    );
    expect(read).toEqual(await shown('2026-12-01', '2026-12-31'));
    expect(rows.flat()).toContain(FORMULA);
    expect(JSON.stringify(rows)).not.toMatch(/1987|1992/);
  });

  test.each(['UTC', 'Pacific/Kiritimati'])(
    'ics: two libraries read the same dates in %s',
    async (zone) => {
      const { body } = await get(`${DECEMBER}&format=ics`);
      const { icalJs, nodeIcal } = readInZone(body, zone, '2026-12-01', '2026-12-31');
      const answer = await server.app.inject('/api/v1/calendar?from=2026-12-01&to=2026-12-31');
      const { days } = calendarRangeSchema.parse(answer.json());
      const expected = days
        .flatMap(({ date, events }) => events.map((event) => `${date} ${titleOf(event)}`))
        .sort();
      expect(icalJs).toEqual(expected);
      expect(nodeIcal).toEqual(expected);
    },
  );

  test('an event that began the month before is in both files, as the same one', async () => {
    const uids = async (range: string) =>
      /UID:(.*)\r\n(?:(?!END:VEVENT)[^])*?SUMMARY:18:30 Feria/.exec(
        (await get(`${range}&format=ics`)).body,
      )?.[1];
    const january = 'from=2027-01-01&to=2027-01-31';
    expect(await uids(january)).toBeDefined();
    expect(await uids(january)).toBe(await uids(DECEMBER));
    const [first] = await csvRows(january);
    expect(first).toMatchObject({ Evento: 'Año Nuevo' });
    expect(await csvRows(january)).toContainEqual(
      expect.objectContaining({ Fecha: '2026-12-30', Evento: 'Feria; de fin de año' }),
    );
  });

  test('a whole year, filtered as the calendar is', async () => {
    const filter = '&types=cumpleanos&office=C%C3%B3rdoba';
    const year = 'from=2026-01-01&to=2026-12-31';
    const answer = await get(`${year}${filter}&format=csv`);
    expect(answer.headers['content-disposition']).toContain('almanaque-2026.csv');
    const rows = await csvRows(`${year}${filter}`);
    expect(rows.map(({ Fecha, Evento }) => `${Fecha} ${Evento}`)).toEqual([
      '2026-02-28 Cumpleaños de Bruno',
    ]);
  });

  test.each([
    ['from=2026-12-01&to=2026-11-01&format=csv', 'to', 'igual o posterior'],
    ['from=2026-01-01&to=2027-12-31&format=csv', 'to', 'demasiado lejos'],
    ['from=2026-02-30&to=2026-03-01&format=csv', 'from', 'fecha que exista'],
    ['from=2026-01-01&to=2026-01-31&format=pdf', 'format', 'xlsx, csv, ics'],
    ['from=2026-01-01&to=2026-01-31', 'format', 'Falta el campo'],
  ])('%s is refused', async (query, field, message) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      field,
      message: expect.stringContaining(message) as unknown,
    });
  });

  test('more than a file can hold is refused, and a part of it is not', async () => {
    const person = { birth: born(1, 7, 1990), office: 'Planta' };
    const ids = Array.from({ length: 10_001 }, (_, index) => `multitud-${index}`);
    await storePeople(server.database, Object.fromEntries(ids.map((id) => [id, person])));
    const july = 'from=2026-07-01&to=2026-07-31&format=csv';
    const refused = await get(july);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('más de 10.000 eventos') as unknown,
    });
    expect((await get(`${july}&office=Rosario`)).statusCode).toBe(200);
    await server.database.deleteFrom('people').where('office', '=', 'Planta').execute();
  });
});
