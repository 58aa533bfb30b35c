import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  addDays,
  calendarRangeSchema,
  isoDate,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { visitor, type Visitor } from '../auth/testing/visitor.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { storePeople } from './testing/person.ts';

/** Years and a name that appear nowhere else in what the server answers. */
const BIRTH_YEAR = 1957;
const AGES = ['69', '70'];

describe.each(ENGINES)('what is not an administrator’s on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const organiser = server.useVisitor('organizador');
  let anybody: Visitor;
  beforeAll(async () => {
    await storePeople(server.database, {
      'persona-a': {
        legajo: 'L-4417',
        firstName: 'Perpetua',
        lastName: 'Quiñones',
        email: 'perpetua@empresa.example',
        birth: { day: 14, month: 8, year: BIRTH_YEAR },
        hireDate: isoDate('2003-03-09'),
        team: 'Ventas',
      },
      'persona-b': { firstName: 'Bisiesta', birth: { day: 29, month: 2, year: 1956 } },
    });
    anybody = visitor(server.app);
  });

  const days = (from: IsoDate, count: number): IsoDate[] =>
    Array.from({ length: count }, (_, index) => addDays(from, index));

  const expectPrivate = (answer: LightMyRequestResponse) => {
    const text = answer.body;
    expect(text).not.toContain(String(BIRTH_YEAR));
    expect(text).not.toContain('1956');
    expect(text).not.toMatch(new RegExp(`\\b(${AGES.join('|')})\\s*años`));
    expect(text).not.toMatch(/perpetua@|L-4417|birth|nacimiento"/i);
  };

  test.each(['anybody', 'an organiser'])(
    'has no age and no year of birth, for %s, on any day of the year',
    async (who) => {
      const reader = who === 'anybody' ? anybody : organiser;
      const year = await reader.send('GET', '/api/v1/calendar?from=2026-01-01&to=2026-12-31');
      expectPrivate(year);
      const titles = calendarRangeSchema
        .parse(year.json())
        .days.flatMap(({ events }) => events.map(({ title }) => title));
      // The people are there: what is missing is only what must be.
      expect(titles).toEqual(
        expect.arrayContaining([
          'Cumpleaños de Perpetua Quiñones',
          'Aniversario de 23 años de Perpetua Quiñones',
          'Cumpleaños de Bisiesta',
        ]),
      );
      for (const day of days(isoDate('2026-02-26'), 5)) {
        expectPrivate(await reader.send('GET', `/api/v1/calendar/days/${day}`));
      }
      expectPrivate(await reader.send('GET', '/api/v1/calendar/days/2026-08-14'));
    },
  );

  test('the first and last years of birthdays tell nothing of the birth', async () => {
    const has = async (year: number) => {
      const date = `${year}-02-28`;
      const answer = await anybody.send('GET', `/api/v1/calendar?from=${date}&to=${date}`);
      return answer.body.includes('Bisiesta');
    };
    expect(await Promise.all([1901, 1955, 1957, 2199].map(has))).toEqual([true, true, true, true]);
  });

  test.each([
    ['GET', '/api/v1/people'],
    ['GET', '/api/v1/people/facets'],
    ['POST', '/api/v1/people'],
    ['GET', '/api/v1/people/persona-a'],
    ['PATCH', '/api/v1/people/imports/x'],
    ['DELETE', '/api/v1/people/persona-a'],
    ['POST', '/api/v1/people/persona-a/leave'],
    ['GET', '/api/v1/people/persona-a/data'],
    ['GET', '/api/v1/people/imports'],
    ['POST', '/api/v1/people/imports?fileName=x'],
    ['GET', '/api/v1/people/imports/x'],
    ['GET', '/api/v1/people/imports/x/rows'],
    ['GET', '/api/v1/people/imports/x/missing'],
    ['POST', '/api/v1/people/imports/x/apply'],
    ['POST', '/api/v1/people/imports/x/undo'],
    ['DELETE', '/api/v1/people/imports/x'],
  ] as const)('%s %s is an administrator’s alone', async (method, url) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const asAnybody = await anybody.send(method, url, body);
    expect(asAnybody.statusCode).toBe(401);
    const asOrganiser = await organiser.send(method, url, body);
    expect(asOrganiser.statusCode).toBe(403);
    for (const answer of [asAnybody, asOrganiser]) expectPrivate(answer);
  });

  test('an organiser cannot edit', async () => {
    const { statusCode } = await server.app.inject({
      method: 'PUT',
      url: '/api/v1/people/persona-a',
      headers: organiser.headers(),
      payload: {},
    });
    expect(statusCode).toBe(403);
  });

  test('nothing of anybody was deleted or written by those refusals', async () => {
    const { count } = await server.database
      .selectFrom('people')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });
});
