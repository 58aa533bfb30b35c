import type { Role } from '@almanaque/shared-contracts';
import { fakeHost, reply, session, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from '../remote.ts';
import { TODAY } from './fixtures.ts';

interface Opening {
  /** What of the address follows '/planes/'. */
  readonly rest?: string;
  readonly routes?: FakeRoutes;
  /** Whether somebody is signed in. Default: an organiser is. */
  readonly isSignedIn?: boolean;
  /** Of whoever is signed in. Default: an organiser. */
  readonly role?: Role;
}

/** The page of plans in a host, on `TODAY`. */
export async function openPlans({ rest = '', routes = {}, isSignedIn = true, role }: Opening) {
  jest.useFakeTimers({ now: new Date(`${TODAY}T12:00:00-03:00`), advanceTimers: true });
  const host = fakeHost({
    act,
    point: { base: '/planes', rest },
    session: isSignedIn ? session(role && { role }) : null,
    routes: {
      'GET /api/v1/plans/days': () => reply(200, { days: [] }),
      ...routes,
    },
  });
  const slot = await host.mount(remote);
  const user = userEvent.setup();
  const sent = (method: string) => host.requests.filter((request) => request.method === method);
  return { host, slot, user, sent };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
