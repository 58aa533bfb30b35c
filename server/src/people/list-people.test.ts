import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  errorResponseSchema,
  isoDate,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { storePeople } from './testing/person.ts';
import { useRoster } from '../testing/use-roster.ts';

describe.each(ENGINES)('the list of people on %s', (_engine, openPlace) => {
  const { server, list, names } = useRoster(openPlace);

  beforeEach(() =>
    storePeople(server.database(), {
      a: {
        firstName: 'Íñigo',
        lastName: 'Zorrilla',
        birth: { day: 3, month: 11, year: null },
        office: 'CABA',
        team: 'Ventas',
      },
      b: {
        firstName: 'Ñusta',
        lastName: 'Ábalos',
        birth: { day: 1, month: 11, year: 1980 },
        office: 'Rosario',
        legajo: '77',
      },
      c: {
        firstName: 'Carla',
        lastName: 'Núñez',
        hireDate: isoDate('2019-01-01'),
        team: 'Ventas',
      },
      d: { firstName: '100%', lastName: 'Real', email: 'real@empresa.example' },
    }),
  );

  test.each([
    ['', ['Ñusta', 'Carla', '100%', 'Íñigo']],
    ['?q=nunez', ['Carla']],
    ['?q=CARLA%20Nú', ['Carla']],
    ['?q=77', ['Ñusta']],
    ['?q=real%40emp', ['100%']],
    ['?q=%25', ['100%']],
    ['?q=_', []],
    ['?office=CABA', ['Íñigo']],
    ['?team=Ventas', ['Carla', 'Íñigo']],
    ['?month=11', ['Ñusta', 'Íñigo']],
    ['?month=11&sort=birthday', ['Ñusta', 'Íñigo']],
    ['?sort=birthday', ['Ñusta', 'Íñigo', 'Carla', '100%']],
    ['?sort=office', ['Íñigo', 'Ñusta', 'Carla', '100%']],
    ['?sort=hireDate', ['Carla', 'Ñusta', '100%', 'Íñigo']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each([
    ["O'Connor", ['Sinéad']],
    ['oconnor', ['Sinéad']],
    ['Saavedra, María', ['María José']],
    ['maría josé saavedra', ['María José']],
    ['savedra', ['María José']],
    ['Cumpleaños de María José Saavedra', ['María José']],
    ['aniversario sinead', ['Sinéad']],
    ['diciembre', ['María José']],
    ['cumpleaños diciembre', ['María José']],
    ['nadie', []],
  ])('«%s» is understood as in the calendar', async (q, expected) => {
    await storePeople(server.database(), {
      e: { firstName: 'Sinéad', lastName: 'O’Connor' },
      f: {
        firstName: 'María José',
        lastName: 'Saavedra',
        birth: { day: 1, month: 12, year: 1990 },
      },
    });
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  test.each(['name', 'birthday', 'hireDate', 'office', 'team'])(
    'by %s, its pages hold everybody once',
    async (sort) => {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const place: string = after === '' ? '' : `&after=${after}`;
        const page = await list(`?sort=${sort}&limit=1${place}`);
        expect(page.total).toBe(4);
        seen.push(...page.people.map(({ id }) => id));
        after = page.next;
      }
      expect([...seen].sort()).toEqual(['a', 'b', 'c', 'd']);
      expect(seen).toEqual((await list(`?sort=${sort}`)).people.map(({ id }) => id));
    },
  );

  test('says which offices and teams there are', async () => {
    expect(peopleFacetsSchema.parse((await server.send('GET', '/facets')).json())).toEqual({
      offices: ['CABA', 'Rosario'],
      teams: ['Ventas'],
    });
  });

  test.each([
    '?after=x',
    '?after=WzEsMl0',
    '?sort=birthday&after=WyJhIiwiYSIsImEiXQ',
    '?month=13',
    '?limit=0',
    '?sexo=f',
  ])('%s is refused', async (query) => {
    const response = await server.send('GET', query);
    expect(response.statusCode).toBe(400);
    errorResponseSchema.parse(response.json());
  });
});
