import { beforeAll, describe, expect, test } from '@jest/globals';
import { type PersonInput } from '@almanaque/api';
import {
  calendarRangeSchema,
  dayEventsSchema,
  errorResponseSchema,
  EVENT_DEFAULTS,
  isoDate,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts/schemas';
import { insertEvent } from '../events/event-rows.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { storePeople } from '../people/testing/person.ts';

/** Monday 25 May 2026: a holiday, and on it everything else there can be. */
const DATE = isoDate('2026-05-25');

const crew = (office: string, team: string, count: number): Record<string, Partial<PersonInput>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${office}-${team}-${index}`.toLowerCase(),
      { office, team, birth: { day: 25, month: 5, year: 1980 } },
    ]),
  );

describe.each(ENGINES)('a filtered calendar on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  let made = 0;

  /** Each a second after the one before: events of one instant have no order of their own. */
  const addEvent = (title: string, more: object) =>
    insertEvent(
      server.database,
      {
        ...EVENT_DEFAULTS,
        title,
        date: DATE,
        ...more,
      },
      new Date(Date.UTC(2026, 0, 1, 12, 0, made++)),
    );

  beforeAll(async () => {
    await storePeople(server.database, {
      ...crew('Córdoba', 'Ventas', 7),
      ...crew('Córdoba', 'Soporte', 2),
      ...crew('Rosario', 'Ventas', 4),
      sin: { birth: { day: 25, month: 5, year: 1980 } },
      veterano: { hireDate: isoDate('2010-05-25'), office: 'Rosario', team: 'Ventas' },
    });
    await addEvent('De todos', {});
    await addEvent('De Córdoba', { office: 'Córdoba' });
    await addEvent('De Ventas', { team: 'Ventas', rrule: 'FREQ=WEEKLY;COUNT=2' });
    await addEvent('De Soporte en Rosario', {
      office: 'Rosario',
      team: 'Soporte',
      endDate: '2026-05-26',
    });
    await addEvent('Aniversario de la empresa', { type: 'aniversario' });
  });

  const get = async (path: string, query: Record<string, string>) =>
    server.app.inject(`/api/v1/calendar${path}?${new URLSearchParams(query).toString()}`);
  const day = async (query: Record<string, string>) => {
    const answer = calendarRangeSchema.parse(
      (await get('', { from: DATE, to: DATE, ...query })).json(),
    );
    const { total = 0, highlights = [], events = [] } = answer.days[0] ?? {};
    const whole = dayEventsSchema.parse((await get(`/days/${DATE}`, query)).json());
    expect(whole.total).toBe(total);
    expect(whole.events.slice(0, 5)).toEqual(events);
    return { total, highlights, titles: whole.events.map(({ title }) => title) };
  };
  const own = (titles: readonly string[]) =>
    titles.filter((title) => !/^(Cumpleaños|Aniversario de \d+ años) de /.test(title));

  test('the birthdays of a day are one event, which names nobody in its title', async () => {
    const group = async (query: string) => {
      const url = `/api/v1/calendar/events/grupo-cumpleanos-${DATE}${query}`;
      const answer = await server.app.inject(url);
      return dayEventsSchema.parse(answer.json()).events[0];
    };
    expect(await group('')).toMatchObject({
      title: 'Cumpleaños de 14 personas',
      type: 'cumpleanos',
    });
    const some = await group('?office=C%C3%B3rdoba&team=Soporte');
    expect(some?.title).toBe('Cumpleaños de 2 personas');
    expect(some?.description).toMatch(/^\S.* y \S.*$/);
  });

  test('one person alone is no group, and the company’s anniversary is nobody’s', async () => {
    const url = `/api/v1/calendar/events/grupo-aniversario-${DATE}`;
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });

  test('without one, all of it', async () => {
    const all = await day({});
    expect(all.total).toBe(1 + 5 + 14 + 1);
    expect(all.highlights).toEqual(['festivo', 'cumpleanos', 'aniversario', 'personalizado']);
  });

  test.each([
    ['festivo', 1, ['festivo']],
    ['cumpleanos', 14, ['cumpleanos']],
    ['aniversario', 2, ['aniversario']],
    ['personalizado', 4, ['personalizado']],
    ['personalizado,festivo', 5, ['festivo', 'personalizado']],
    ['', 0, []],
  ])('by type: %s', async (types, total, highlights) => {
    expect(await day({ types })).toMatchObject({ total, highlights });
  });

  test('by office: its people, its events and what is everybody’s', async () => {
    const { total, titles } = await day({ office: 'Córdoba' });
    expect(own(titles)).toEqual([
      'Día de la Revolución de Mayo',
      'De todos',
      'De Córdoba',
      'De Ventas',
      'Aniversario de la empresa',
    ]);
    expect(total).toBe(5 + 9);
  });

  test('by team, and by both', async () => {
    const team = await day({ team: 'Ventas' });
    expect([own(team.titles).length, team.total]).toEqual([5, 5 + 11 + 1]);
    const both = await day({ office: 'Rosario', team: 'Ventas' });
    expect(own(both.titles)).not.toContain('De Soporte en Rosario');
    expect(own(both.titles)).not.toContain('De Córdoba');
    expect(both.total).toBe(4 + 4 + 1);
  });

  test('an office nobody is in shows what is everybody’s', async () => {
    const { total, highlights } = await day({ office: 'Marte', types: 'cumpleanos,personalizado' });
    expect([total, highlights]).toEqual([2, ['personalizado']]);
  });

  test('events of several days, and that repeat, pass on every day or on none', async () => {
    const query = { from: '2026-05-26', to: '2026-06-01', types: 'personalizado' };
    const seen = async (more: Record<string, string>) =>
      calendarRangeSchema
        .parse((await get('', { ...query, ...more })).json())
        .days.map(({ date, total }) => `${date} ${total}`);
    expect(await seen({})).toEqual(['2026-05-26 1', '2026-06-01 1']);
    expect(await seen({ team: 'Soporte' })).toEqual(['2026-05-26 1']);
    expect(await seen({ team: 'Ventas' })).toEqual(['2026-06-01 1']);
  });

  test('an explicit highlight is of its type', async () => {
    const september = { from: '2025-09-12', to: '2025-09-12' };
    const days = async (types: string) =>
      calendarRangeSchema.parse((await get('', { ...september, types })).json()).days.length;
    expect([await days('festivo'), await days('cumpleanos')]).toEqual([1, 0]);
  });

  test('a crowded office comes page by page, each person once', async () => {
    await storePeople(server.database, crew('Salta', 'Ventas', 230));
    const query = { office: 'Salta', types: 'cumpleanos' };
    const first = dayEventsSchema.parse((await get(`/days/${DATE}`, query)).json());
    expect([first.events.length, first.total]).toEqual([200, 230]);
    const after = first.next ?? '';
    const rest = dayEventsSchema.parse((await get(`/days/${DATE}`, { ...query, after })).json());
    expect([rest.events.length, rest.next]).toEqual([30, undefined]);
    expect(new Set([...first.events, ...rest.events].map(({ id }) => id)).size).toBe(230);
  });

  test('the offices and teams there are to choose from', async () => {
    await addEvent('De Mendoza', { office: 'Mendoza', team: 'Áreas comunes' });
    expect(peopleFacetsSchema.parse((await get('/places', {})).json())).toEqual({
      offices: ['Córdoba', 'Mendoza', 'Rosario', 'Salta'],
      teams: ['Áreas comunes', 'Soporte', 'Ventas'],
    });
  });

  test.each([
    [{ types: 'fiesta' }, 'types', /una lista, separada por comas, de estos valores: festivo,/],
    [{ types: 'festivo,' }, 'types', /una lista/],
    [{ office: '' }, 'office', 'El campo «office» no puede estar vacío.'],
    [{ team: 'x'.repeat(101) }, 'team', /admite hasta 100/],
    [{ oficina: 'x' }, 'oficina', 'El campo «oficina» no existe: quitalo.'],
  ])('%j is refused in Spanish', async (query, field, message) => {
    for (const path of ['', `/days/${DATE}`]) {
      const answer = await get(path, { ...(path === '' && { from: DATE, to: DATE }), ...query });
      expect(answer.statusCode).toBe(400);
      expect(errorResponseSchema.parse(answer.json())).toMatchObject({
        field,
        message: expect.stringMatching(message),
      });
    }
  });
});
