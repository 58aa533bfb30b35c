import { describe, expect, test } from '@jest/globals';
import {
  calendarRangeSchema,
  dayEventsSchema,
  errorResponseSchema,
  type CalendarRange,
} from '@almanaque/shared-contracts/schemas';
import { NOBODY } from '../audit/record-audit.ts';
import { switchSector } from '../observances/sectors.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';

describe.each(ENGINES)('the calendar on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);

  const get = (url: string) => server.app.inject(url);
  const range = async (from: string, to: string): Promise<CalendarRange> =>
    calendarRangeSchema.parse((await get(`/api/v1/calendar?from=${from}&to=${to}`)).json());
  const titles = (answer: CalendarRange, date: string) =>
    answer.days.find((day) => day.date === date)?.events.map(({ title }) => title) ?? [];

  test('the week of 21 November 2026 has the moved holiday, and not 7 December', async () => {
    const week = await range('2026-11-21', '2026-11-28');
    expect(titles(week, '2026-11-23')).toEqual(['Día de la Soberanía Nacional']);
    expect(week.days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-25']);
  });

  test('the sample month highlights its seven days, the 12th without an event', async () => {
    const month = await range('2025-09-01', '2025-09-30');
    const highlights = new Map(month.days.map((day) => [day.date.slice(-2), day.highlights]));
    expect(highlights.get('12')).toEqual(['festivo']);
    expect(month.days.find(({ date }) => date === '2025-09-12')?.total).toBe(0);
    expect(highlights.get('13')).toEqual(['festivo']);
    expect(highlights.get('20')).toEqual(['festivo', 'cumpleanos']);
    expect(highlights.get('21')).toEqual(['festivo']);
    expect(highlights.get('25')).toEqual(['aniversario']);
    expect(highlights.get('27')).toEqual(['festivo']);
    expect(highlights.get('30')).toEqual(['personalizado']);
  });

  test('a company event takes the place of the observance it stands for', async () => {
    const month = await range('2025-09-01', '2025-09-30');
    expect(titles(month, '2025-09-21')).toEqual(['Día de la Primavera']);
    expect(titles(month, '2025-09-27')).toEqual(['Día de la Conciencia Ambiental']);
    const signs = month.days.flatMap(({ events }) => events.flatMap(({ sign }) => sign ?? []));
    expect(signs).toEqual(expect.arrayContaining(['codigo', 'jacaranda', 'brote']));
    const nextYear = await range('2026-09-27', '2026-09-27');
    expect(titles(nextYear, '2026-09-27')).toEqual(['Día Nacional de la Conciencia Ambiental']);
  });

  test.each(['feriado-2026-11-23-soberania-nacional', 'empresa-muestra-cumpleanos'])(
    '%s is found by its id alone',
    async (id) => {
      const answer = await get(`/api/v1/calendar/events/${id}`);
      const { date, events } = dayEventsSchema.parse(answer.json());
      expect(events).toEqual([expect.objectContaining({ id, date })]);
    },
  );

  test.each([
    'empresa-nadie',
    'feriado-2026-11-24-soberania-nacional',
    'nada',
    'x-2026-99-99-y',
    'x-9999-01-01-y',
  ])('%s is nowhere', async (id) => {
    const answer = await get(`/api/v1/calendar/events/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(errorResponseSchema.parse(answer.json()).message).toContain('no está en el calendario');
  });

  test('24 March is remembered once, as the holiday', async () => {
    const { days } = await range('2026-03-24', '2026-03-24');
    expect(days[0]?.events.map(({ origin }) => origin.kind)).toEqual(['feriado']);
  });

  test('a sector is seen once it is switched on', async () => {
    expect(titles(await range('2026-09-13', '2026-09-13'), '2026-09-13')).not.toContain(
      'Día del Programador',
    );
    await switchSector(server.database, NOBODY, { sector: 'tecnología', on: true });
    expect(titles(await range('2026-09-13', '2026-09-13'), '2026-09-13')).toContain(
      'Día del Programador',
    );
    await switchSector(server.database, NOBODY, { sector: 'tecnología', on: false });
  });

  test('a crowded day travels with its first five and its count; the day itself has all', async () => {
    const date = '2027-05-25';
    const rows = Array.from({ length: 12 }, (_, index) => ({
      id: `acto-${String(index).padStart(2, '0')}`,
      date,
      title: `Acto ${index + 1}`,
      description: '',
      type: index === 11 ? ('aniversario' as const) : ('personalizado' as const),
      tone: 'festivo' as const,
      observance_id: null,
      picture: null,
      sample: 0 as const,
      created_at: '2027-01-01T00:00:00.000Z',
    }));
    await server.database.insertInto('company_events').values(rows.reverse()).execute();
    const [day] = (await range(date, date)).days;
    expect(day?.events.map(({ title }) => title)).toEqual([
      'Día de la Revolución de Mayo',
      'Acto 1',
      'Acto 2',
      'Acto 3',
      'Acto 4',
    ]);
    expect(day?.total).toBe(13);
    expect(day?.highlights).toEqual(['festivo', 'aniversario', 'personalizado']);
    const more = await get(`/api/v1/calendar?from=${date}&to=${date}&perDay=12`);
    const [fuller] = calendarRangeSchema.parse(more.json()).days;
    expect(fuller?.events.map(({ title }) => title).at(-1)).toBe('Acto 11');
    expect(fuller?.total).toBe(13);
    const all = dayEventsSchema.parse((await get(`/api/v1/calendar/days/${date}`)).json());
    expect(all.events).toHaveLength(13);
    expect(all.events[12]?.title).toBe('Acto 12');
  });

  test.each(['0', '13', '1e1', ''])('%j events a day is refused', async (perDay) => {
    const answer = await get(`/api/v1/calendar?from=2027-05-25&to=2027-05-25&perDay=${perDay}`);
    expect(answer.statusCode).toBe(400);
    expect(errorResponseSchema.parse(answer.json()).message).toContain('«perDay»');
  });

  test('an observance is not behind what the company has on its day', async () => {
    const date = '2027-11-25';
    const rows = Array.from({ length: 6 }, (_, index) => ({
      id: `charla-${index}`,
      date,
      title: `Charla ${index + 1}`,
      description: '',
      type: 'personalizado' as const,
      tone: 'festivo' as const,
      observance_id: null,
      picture: null,
      sample: 0 as const,
      created_at: `2027-01-01T00:00:0${index}.000Z`,
    }));
    await server.database.insertInto('company_events').values(rows).execute();
    const [day] = (await range(date, date)).days;
    expect(day?.events.map(({ title }) => title)).toEqual([
      'Charla 1',
      'Charla 2',
      'Charla 3',
      'Charla 4',
      'Día Internacional de la Eliminación de la Violencia contra la Mujer',
    ]);
    expect(day?.total).toBe(7);
  });

  test('the grids of the first and the last month of all are answered', async () => {
    expect((await get('/api/v1/calendar?from=1899-12-31&to=1900-02-10')).statusCode).toBe(200);
    expect((await get('/api/v1/calendar?from=2200-11-30&to=2201-01-10')).statusCode).toBe(200);
  });

  test('the longest range is 400 days', async () => {
    expect((await get('/api/v1/calendar?from=2026-01-01&to=2027-02-04')).statusCode).toBe(200);
    expect((await get('/api/v1/calendar?from=2026-01-01&to=2027-02-05')).statusCode).toBe(400);
  });

  test.each([
    ['?from=2026-01-01', 'to', 'Falta el campo «to».'],
    ['?from=2026-02-30&to=2026-03-01', 'from', 'una fecha que exista'],
    ['?from=2026-1-1&to=2026-03-01', 'from', 'AAAA-MM-DD'],
    ['?from=2026-03-01&to=2026-02-01', 'to', 'igual o posterior a «from»'],
    ['?from=2026-01-01&to=2028-01-01', 'to', '400 días'],
    ['?from=1899-12-01&to=1900-01-01', 'from', 'entre los años 1900 y 2200'],
    ['?from=2200-12-31&to=2201-02-01', 'to', 'entre los años 1900 y 2200'],
    ['?from=2026-01-01&from=2026-01-02&to=2026-02-01', 'from', 'repetido'],
    ['?from=2026-01-01&to=2026-02-01&q=1', 'q', 'El campo «q» no existe'],
    ['/days/2026-02-30', 'date', 'una fecha que exista'],
    ['/days/2026-02-28?x=1', 'x', 'El campo «x» no existe'],
  ])('%s is refused, naming the field', async (address, field, message) => {
    const response = await get(`/api/v1/calendar${address}`);
    expect(response.statusCode).toBe(400);
    const body = errorResponseSchema.parse(response.json());
    expect(body.field).toBe(field);
    expect(body.message).toContain(`«${field}»`);
    expect(body.message).toContain(message);
  });

  test('asked again with its entity tag, an unchanged range is a 304', async () => {
    const url = '/api/v1/calendar?from=2026-11-01&to=2026-11-30';
    const first = await get(url);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await server.app.inject({ url, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await server.app.inject({ url: url.replace('30', '29'), headers });
    expect(other.statusCode).toBe(200);
  });
});
