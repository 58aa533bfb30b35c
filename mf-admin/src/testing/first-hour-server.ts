import type { Company, FirstHour } from '@almanaque/api';
import { navigation } from '@almanaque/shared-contracts';
import type { FakeRoutes } from '@almanaque/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { fakeApi } from './fake-api.ts';
import { ana } from './sessions.ts';

/** A company of which nobody has said anything. */
export const NEW_COMPANY: Company = {
  name: 'Mi empresa',
  named: false,
  city: null,
  province: null,
  fixed: [],
  version: 0,
};

/** An installation in its first hour, of which so much is done. */
export function serveFirstHour(done: Partial<FirstHour['done']> = {}, routes: FakeRoutes = {}) {
  const state = (dismissed: boolean): FirstHour => ({
    done: { company: false, people: false, dates: false, team: false, ...done },
    dismissed,
  });
  return fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/first-hour': () => state(false),
    'PATCH /api/v1/first-hour': () => state(true),
    'GET /api/v1/company': () => NEW_COMPANY,
    'PATCH /api/v1/company': () => ({ ...NEW_COMPANY, named: true }),
    'GET /api/v1/holidays': ({ query }) => ({
      year: Number(query.get('year')),
      basis: 'table',
      holidays: [],
    }),
    'GET /api/v1/people/imports': () => ({ imports: [] }),
    'GET /api/v1/events/imports': () => ({ imports: [] }),
    ...routes,
  });
}

/** Where the page is by now. */
export const addressNow = (): string => navigation().getState().path;

export const stepHeading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
