import { type Account, EMPTY_PERSON } from '@almanaque/api';
import type { QueryClient } from '@almanaque/shared-contracts';
import { type FakeRoutes, reply } from '@almanaque/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ana, anaAccount, brunoAccount } from '../../testing/sessions.ts';
import { Users } from '../users.tsx';

export const POLICY = 'GET /api/v1/auth/policy';
export const CREATE = 'POST /api/v1/auth/users';
export const CHANGE_BRUNO = 'PATCH /api/v1/auth/users/u-bruno';
export const REMOVE_BRUNO = 'DELETE /api/v1/auth/users/u-bruno';

const BRUNO_SESSIONS = {
  sessions: [
    {
      ...{ id: 's-1', device: 'Firefox en Linux', current: false },
      ...{ startedAt: '2026-11-20T12:00:00.000Z', lastUsedAt: '2026-11-21T12:00:00.000Z' },
    },
  ],
  lastSignInAt: '2026-11-20T12:00:00.000Z',
};
const brunoPerson = {
  ...EMPTY_PERSON,
  ...{ id: 'p-9', firstName: 'Bruno', lastName: 'Sosa', email: 'Bruno@textilsur.com.ar' },
  ...{ photo: null, version: 1 },
};

/** A server with Ana and Bruno, whose changes stay. */
export const serve = (routes: FakeRoutes = {}) => {
  let users: Account[] = [anaAccount, brunoAccount];
  const keep = (changed: Account) => {
    users = [...users.filter(({ id }) => id !== changed.id), changed];
    return changed;
  };
  return fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/auth/users': () => ({ users }),
    [POLICY]: () => ({ secondFactorForAdministrators: false }),
    'GET /api/v1/auth/users/u-bruno/sessions': () => BRUNO_SESSIONS,
    'GET /api/v1/auth/users/u-ana/sessions': () => ({ sessions: [], lastSignInAt: null }),
    'GET /api/v1/people': () => ({ people: [brunoPerson], total: 1, next: null }),
    [CHANGE_BRUNO]: ({ body }) => keep({ ...brunoAccount, ...(body as object) }),
    [CREATE]: ({ body }) =>
      keep({ ...(body as Account), id: 'u-new', active: true, mustChangePassword: true }),
    [REMOVE_BRUNO]: () => {
      users = users.filter(({ id }) => id !== brunoAccount.id);
      return reply(204, null);
    },
    ...routes,
  });
};
/** @returns what the page has read. */
export const openAccounts = async (): Promise<QueryClient> => {
  const queries = openScreen(Users, 'cuentas');
  await screen.findByText('Bruno Sosa');
  return queries;
};
