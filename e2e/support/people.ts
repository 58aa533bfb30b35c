import type { APIRequestContext } from '@playwright/test';
import { EMPTY_PERSON, type PersonInput } from '@almanaque/api';
import { expect } from './test.ts';
import type { RunningServer } from '../../tools/server.ts';

/** Adds a person to `server`; `request` is in an administrator's session. */
export async function addPerson(
  request: APIRequestContext,
  server: RunningServer,
  person: Partial<PersonInput> & { readonly firstName: string },
): Promise<void> {
  const response = await request.post(`${server.url}/api/v1/people`, {
    data: { ...EMPTY_PERSON, lastName: 'Prueba', ...person },
    headers: { origin: server.url },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
