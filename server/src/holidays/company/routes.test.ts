import { describe, expect, test } from '@jest/globals';
import {
  auditPageSchema,
  COMPANY_DECISION,
  holidayConflictSchema,
  yearHolidayResponseSchema,
  yearHolidaysSchema,
  type YearHoliday,
} from '@almanaque/api';
import { calendarRangeSchema, errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import { signedIn, visitor } from '../../auth/testing/visitor.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useServer } from '../../testing/use-server.ts';

const HOLIDAYS = '/api/v1/holidays';

/** Far enough never to be over while this is tested; each test has a year of its own. */
const YEAR = 2090;

describe.each(ENGINES)('the company’s holidays on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const admin = server.useVisitor('administrador');

  const listOf = async (year: number) =>
    yearHolidaysSchema.parse((await admin.send('GET', `${HOLIDAYS}?year=${year}`)).json());
  const find = async (year: number, title: string): Promise<YearHoliday> => {
    const found = (await listOf(year)).holidays.find(({ event }) => event.title.includes(title));
    if (found === undefined) throw new Error(title);
    return found;
  };
  const edit = (id: string, body: object) => admin.send('PATCH', `${HOLIDAYS}/${id}`, body);
  const edited = async (id: string, body: object) => {
    const response = await edit(id, body);
    if (response.statusCode !== 200) throw new Error(response.body);
    return yearHolidayResponseSchema.parse(response.json()).holiday;
  };
  const add = (body: object) => admin.send('POST', HOLIDAYS, body);
  /** What everybody sees of a day. */
  const day = async (date: string) => {
    const url = `/api/v1/calendar?from=${date}&to=${date}`;
    const answer = calendarRangeSchema.parse((await visitor(server.app).send('GET', url)).json());
    return answer.days[0]?.events ?? [];
  };
  const titles = async (date: string) => (await day(date)).map(({ title }) => title);

  test('only an administrator reads or writes them', async () => {
    const organiser = await signedIn(server, 'organizador');
    for (const [who, status] of [
      [visitor(server.app), 401],
      [organiser, 403],
    ] as const) {
      const answers = await Promise.all([
        who.send('GET', `${HOLIDAYS}?year=2026`),
        who.send('POST', HOLIDAYS, { date: '2090-03-03', kind: 'feriado', title: 'x' }),
        who.send('PATCH', `${HOLIDAYS}/2090-07-09-independencia`, { version: 0 }),
        who.send('DELETE', `${HOLIDAYS}/2090-07-09-independencia?version=0`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status]);
    }
  });

  test('a year is listed with its dates, their kind, norm, source and certainty', async () => {
    const { basis, holidays } = await listOf(2026);
    expect(basis).toBe('table');
    expect(holidays).toHaveLength(31);
    const sovereignty = holidays.find(({ id }) => id === '2026-11-20-soberania-nacional');
    expect(sovereignty).toMatchObject({
      version: 0,
      change: 'official',
      official: { date: '2026-11-23' },
      event: {
        date: '2026-11-23',
        origin: { kind: 'feriado', originalDate: '2026-11-20', certainty: 'oficial' },
      },
    });
    const { origin } = sovereignty?.event ?? {};
    expect(origin?.kind === 'feriado' && origin.source).toMatch(/^https:/);
    expect((await listOf(2031)).basis).toBe('rules');
  });

  test('moved, everybody sees it on its new day, from where and why; restored, where it was', async () => {
    const year = YEAR;
    const { id, event } = await find(year, 'Independencia');
    const norm = 'Decreto 12/2090';
    const moved = await edited(id, {
      version: 0,
      change: { kind: 'moved', date: `${year}-07-13`, norm },
    });
    expect(moved).toMatchObject({ version: 1, change: 'moved', official: { date: event.date } });
    expect(await titles(event.date)).not.toContain(event.title);
    const [seen] = await day(`${year}-07-13`);
    expect(seen).toMatchObject({
      title: event.title,
      origin: { kind: 'feriado', originalDate: event.date, norm, decision: 'movido' },
    });
    expect(seen?.description).not.toContain('provisoria');
    const restored = await edited(id, { version: 1, change: { kind: 'official' } });
    expect(restored).toMatchObject({ version: 2, change: 'official', event });
    expect(await titles(event.date)).toContain(event.title);
    expect(await titles(`${year}-07-13`)).not.toContain(event.title);
  });

  test('without a norm of its own it is the company’s decision; other years stay as they were', async () => {
    const year = YEAR + 1;
    const { id, event } = await find(year, 'Navidad');
    const change = { kind: 'moved', date: `${year}-12-24` };
    const moved = await edited(id, { version: 0, change });
    expect(moved.event.origin).toMatchObject({ norm: COMPANY_DECISION });
    expect(await titles(`${year + 1}-12-25`)).toContain(event.title);
  });

  test('removed, the day is a working day again, and what it remembers stays as an observance', async () => {
    const year = YEAR + 2;
    const { id, event } = await find(year, 'Memoria');
    await edited(id, { version: 0, change: { kind: 'removed' } });
    expect((await day(event.date)).map(({ origin }) => origin.kind)).toEqual(['efemeride']);
    expect((await find(year, 'Memoria')).change).toBe('removed');
    await edited(id, { version: 1, change: { kind: 'official' } });
    expect((await day(event.date)).map(({ origin }) => origin.kind)).toEqual(['feriado']);
  });

  test('added, edited and deleted', async () => {
    const date = `${YEAR + 3}-05-06`;
    const response = await add({ date, kind: 'feriado', title: 'Día de la ciudad', norm: 'Ley 5' });
    expect(response.statusCode).toBe(201);
    const { holiday } = yearHolidayResponseSchema.parse(response.json());
    expect(holiday).toMatchObject({ version: 1, change: 'added', official: null });
    expect((await day(date))[0]?.origin).toMatchObject({ norm: 'Ley 5', decision: 'agregado' });
    const next = `${YEAR + 3}-05-07`;
    const details = { date: next, kind: 'no-laborable', title: 'Día de Luján' };
    const after = await edited(holiday.id, { version: 1, details, works: false });
    expect(after.event).toMatchObject({
      date: next,
      origin: { kind: 'no-laborable', works: false, norm: COMPANY_DECISION },
    });
    expect(await titles(date)).not.toContain('Día de la ciudad');
    const official = await find(YEAR + 3, 'Navidad');
    const refused = await admin.send('DELETE', `${HOLIDAYS}/${official.id}?version=0`);
    expect(refused.statusCode).toBe(400);
    const deleted = await admin.send('DELETE', `${HOLIDAYS}/${holiday.id}?version=2`);
    expect(deleted.statusCode).toBe(200);
    expect(await titles(next)).not.toContain('Día de Luján');
    expect((await edit(holiday.id, { version: 2, works: null })).statusCode).toBe(404);
  });

  test('of a day no laborable the company says whether it works', async () => {
    const { id, event } = await find(YEAR, 'Jueves Santo');
    const decided = await edited(id, { version: 0, works: true });
    expect(decided.change).toBe('official');
    const worksOn = async () => {
      const origin = (await day(event.date)).find(({ title }) => title === event.title)?.origin;
      return origin?.kind === 'no-laborable' ? origin.works : 'no such day';
    };
    expect(await worksOn()).toBe(true);
    await edited(id, { version: 1, works: false });
    expect(await worksOn()).toBe(false);
    // Moving it does not forget what was decided.
    await edited(id, { version: 2, change: { kind: 'removed' } });
    await edited(id, { version: 3, change: { kind: 'official' } });
    expect(await worksOn()).toBe(false);
    await edited(id, { version: 4, works: null });
    expect(await worksOn()).toBeUndefined();
    const christmas = await find(YEAR, 'Navidad');
    const refused = await edit(christmas.id, { version: 0, works: true });
    expect(errorResponseSchema.parse(refused.json()).message).toContain('no laborable');
  });

  test.each([
    ['another year', { date: '2098-01-05' }, 'tiene que ser de 2097'],
    ['another holiday’s day', { date: '2097-12-25' }, 'ya es feriado (Navidad)'],
    ['the day it has', { date: '2097-07-09' }, 'Esa es la fecha oficial'],
  ])('it is not moved to %s', async (_what, { date }, message) => {
    const { id, version } = await find(2097, 'Independencia');
    const refused = await edit(id, { version, change: { kind: 'moved', date } });
    expect(refused.statusCode).toBe(400);
    const problem = errorResponseSchema.parse(refused.json());
    expect(problem).toMatchObject({ field: 'date' });
    expect(problem.message).toContain(message);
  });

  test.each([
    [{ date: '2020-03-03', kind: 'feriado', title: 'x' }, 'date', 'ya pasó'],
    [{ date: '2097-05-01', kind: 'no-laborable', title: 'x' }, 'date', 'ya es feriado'],
    [{ date: '2299-03-03', kind: 'feriado', title: 'x' }, 'date', 'entre 1900 y 2200'],
    [{ date: '2097-02-30', kind: 'feriado', title: 'x' }, 'date', 'que exista'],
    [{ date: '2097-03-03', kind: 'feriado', title: ' ' }, 'title', 'vacío'],
    [{ date: '2097-03-03', kind: 'feriado', title: 'a\nb' }, 'title', 'una sola línea'],
    [{ date: '2097-03-03', kind: 'asueto', title: 'x' }, 'kind', 'uno de estos valores'],
    [{ date: '2097-03-03', kind: 'feriado', title: 'x', year: 1 }, 'year', 'no existe'],
  ])('%j is not added', async (body, field, message) => {
    const refused = await add(body);
    expect(refused.statusCode).toBe(400);
    const problem = errorResponseSchema.parse(refused.json());
    expect(problem.field).toBe(field);
    expect(problem.message).toContain(message);
  });

  test('the later of two who change one version gets the other’s, and nothing is overwritten', async () => {
    const { id } = await find(YEAR + 4, 'Belgrano');
    const change = (date: string) => ({ version: 0, change: { kind: 'moved', date } });
    const answers = await Promise.all(
      ['06-23', '06-24', '06-25'].map((date) => edit(id, change(`${YEAR + 4}-${date}`))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    const conflict = holidayConflictSchema.parse(late?.json());
    expect(conflict.message).toContain('Otra persona cambió esta fecha');
    expect(conflict.holiday).toEqual(await find(YEAR + 4, 'Belgrano'));
  });

  test('what does not exist is 404, and a year is asked for rightly', async () => {
    for (const id of ['2026-01-02-navidad', 'nada', '9999-01-01-navidad']) {
      expect((await edit(id, { version: 0, works: null })).statusCode).toBe(404);
    }
    for (const query of ['', '?year=26', '?year=1899', '?year=2201']) {
      expect((await admin.send('GET', HOLIDAYS + query)).statusCode).toBe(400);
    }
  });

  test('each write is on record, with what was and what became', async () => {
    const { id } = await find(YEAR + 5, 'Güemes');
    await edited(id, { version: 0, change: { kind: 'removed' } });
    const url = `/api/v1/audit?entity=holiday&entityId=${id}`;
    const { entries } = auditPageSchema.parse((await admin.send('GET', url)).json());
    expect(entries).toEqual([
      expect.objectContaining({
        action: 'holiday.changed',
        actor: expect.objectContaining({ email: 'administrador@empresa.com.ar' }) as unknown,
        before: expect.objectContaining({ change: 'official' }) as unknown,
        after: expect.objectContaining({ change: 'removed' }) as unknown,
      }),
    ]);
    const found = auditPageSchema.parse((await admin.send('GET', '/api/v1/audit?q=guemes')).json());
    expect(found.entries.map(({ entityId }) => entityId)).toContain(id);
  });
});
