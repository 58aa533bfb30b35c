import type { APIRequestContext } from '@playwright/test';
import type { PersonInput } from '../../shared-contracts/src/people/person.ts';
import { expect } from './test.ts';
import type { RunningServer } from './server.ts';

const NOBODY_YET: Omit<PersonInput, 'firstName' | 'lastName'> = {
  legajo: null,
  preferredName: null,
  email: null,
  birth: null,
  hireDate: null,
  leavingDate: null,
  office: null,
  province: null,
  team: null,
  birthdayShown: true,
  anniversaryShown: true,
  feb29: '02-28',
};

/** Adds a person to `server`; `request` is in an administrator's session. */
export async function addPerson(
  request: APIRequestContext,
  server: RunningServer,
  person: Partial<PersonInput> & { readonly firstName: string },
): Promise<void> {
  const response = await request.post(`${server.url}/api/v1/people`, {
    data: { ...NOBODY_YET, lastName: 'Prueba', ...person },
    headers: { origin: server.url },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
