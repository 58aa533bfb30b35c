import type { ImportRow, PeopleImport, PeoplePage, Person } from '@almanaque/api';
import { session, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { fakeApi } from './fake-api.ts';

export const personWith = (changes: Partial<Person> = {}): Person => ({
  id: 'p-1',
  legajo: '1001',
  firstName: 'Lucía',
  lastName: 'Acuña',
  preferredName: null,
  email: 'lucia@textilsur.com.ar',
  birth: { day: 29, month: 2, year: 1992 },
  hireDate: '2019-03-05' as Person['hireDate'],
  leavingDate: null,
  office: 'Rosario',
  province: 'Santa Fe',
  team: 'Operaciones',
  birthdayShown: true,
  anniversaryShown: true,
  celebration: 'publico',
  feb29: '02-28',
  photo: null,
  version: 3,
  ...changes,
});

/** Number `index` of a long list. */
export const nth = (index: number): Person =>
  personWith({
    id: `p-${index}`,
    legajo: String(index),
    firstName: 'Persona',
    lastName: `${index}`,
  });

export const page = (
  people: Person[],
  total = people.length,
  next: string | null = null,
): PeoplePage => ({
  people,
  total,
  next,
});

export const importOf = <S extends PeopleImport['state']>(
  state: S,
  rest: Omit<Extract<PeopleImport, { state: S }>, 'id' | 'fileName' | 'createdAt' | 'state'>,
) => ({ id: 'i-1', fileName: 'nomina.csv', createdAt: '2026-11-21T12:00:00.000Z', state, ...rest });

export const rowWith = (changes: Partial<ImportRow>): ImportRow => ({
  row: 2,
  status: 'new',
  legajo: '1001',
  name: 'Lucía Acuña',
  remarks: [],
  changes: [],
  ...changes,
});

/** The server, for an administrator; without people unless `routes` has them. */
export const servePeople = (routes: FakeRoutes) =>
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: session({ role: 'administrador' }) }),
    'GET /api/v1/people': () => page([]),
    'GET /api/v1/people/facets': () => ({ offices: ['CABA', 'Rosario'], teams: ['Operaciones'] }),
    'GET /api/v1/people/doubled': () => ({ events: [], total: 0 }),
    'GET /api/v1/people/imports': () => ({ imports: [] }),
    ...routes,
  });
