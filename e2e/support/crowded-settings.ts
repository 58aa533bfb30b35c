import type { Page } from '@playwright/test';
import { EMPTY_PERSON, type Person } from '@almanaque/api';

/** Longer than fits, as people and what they work on are sometimes called. */
const LONG_NAME = 'María Guadalupe de los Ángeles';
const LONG_SURNAME = 'Fernández Echeverría Etchegaray';

const isLong = (index: number): boolean => index % 4 === 1;

const person = (_one: unknown, index: number): Person => ({
  ...EMPTY_PERSON,
  id: `p-${index}`,
  version: 1,
  photo: null,
  birth: { day: 1 + (index % 28), month: 9, year: null },
  legajo: String(100_000 + index),
  firstName: isLong(index) ? LONG_NAME : 'Lucía',
  lastName: isLong(index) ? LONG_SURNAME : 'Acuña',
  preferredName: isLong(index) ? 'Lupe' : null,
  office: isLong(index) ? 'San Salvador de Jujuy, parque industrial' : 'Rosario',
  team: isLong(index) ? 'Mantenimiento de la hilandería, turno noche' : 'Operaciones',
});

const account = (_one: unknown, index: number) => ({
  id: `u-${index}`,
  name: isLong(index) ? `${LONG_NAME} ${LONG_SURNAME}` : `Bruno Sosa ${index}`,
  email: isLong(index)
    ? `maria.guadalupe.fernandez.echeverria.${index}@hilanderia.textilsur.com.ar`
    : `bruno${index}@textilsur.com.ar`,
  role: index % 3 === 0 ? 'administrador' : 'organizador',
  active: index % 7 !== 0,
  mustChangePassword: index % 5 === 0,
});

const entry = (_one: unknown, index: number) => ({
  id: `a-${index}`,
  at: '2025-09-12T18:04:00.000Z',
  actor: { id: `u-${index}`, email: account(null, index).email, role: 'administrador' },
  action: 'event.changed',
  entity: 'event',
  entityId: `e-${index}`,
  before: { id: `e-${index}`, version: 1, title: 'Cena', date: '2025-12-12' },
  after: {
    ...{ id: `e-${index}`, version: 2, date: '2025-12-14' },
    title: isLong(index)
      ? 'Celebración de los veinticinco años de la sucursal de San Salvador de Jujuy con familias'
      : 'Cena',
  },
});

const many = <One>(length: number, make: (_one: unknown, index: number) => One): One[] =>
  Array.from({ length }, make);

/** What is asked for at `path` is answered by `body`. */
const answer = (page: Page, path: string, body: unknown) =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ json: body }),
  );

/** A company of very many, with names longer than fit: people, accounts and what was changed. */
export async function crowdSettings(page: Page): Promise<void> {
  const people = { people: many(200, person), total: 10_000, next: '200' };
  await answer(page, '/api/v1/people', people);
  await answer(page, '/api/v1/auth/users', { users: many(500, account) });
  await answer(page, '/api/v1/auth/users/u-1/sessions', {
    sessions: [],
    lastSignInAt: '2025-09-12T18:04:00.000Z',
  });
  await answer(page, '/api/v1/audit', { entries: many(50, entry), nextCursor: '50' });
}
