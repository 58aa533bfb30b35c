import { afterEach, beforeEach, jest } from '@jest/globals';
import { peopleImportSchema, type PeopleImport } from '@almanaque/shared-contracts/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { signedIn, type Visitor } from '../../auth/testing/visitor.ts';
import type { Database } from '../../db/database.ts';
import type { Place } from '../../testing/engines.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface PeopleApp {
  database(): Database;
  /** Sends an administrator's request; `path` goes on from `/api/v1/people`. */
  send(method: Method, path: string, payload?: object): Promise<LightMyRequestResponse>;
  /** Uploads a file and waits until it was read and reviewed. */
  upload(content: string | Uint8Array, contentType?: string | null): Promise<PeopleImport>;
  /** Sends a request that starts a step of an import, and waits until the step is over. */
  step(method: 'PATCH' | 'POST', path: string, payload?: object): Promise<PeopleImport>;
}

// Signing in is slow on purpose, each step of an import starts a thread of its own, and a busy
// machine makes both slower.
jest.setTimeout(60_000);

/**
 * A whole server, with an administrator signed in: of its own for each test of a `describe`, unless
 * it is given the hooks of all.
 */
export function usePeopleApp(
  openPlace: () => Promise<Place>,
  { before, after } = { before: beforeEach, after: afterEach },
): PeopleApp {
  let server: TestApp;
  let administrator: Visitor;
  before(async () => {
    server = await startTestApp(openPlace);
    administrator = await signedIn(server, 'administrador');
  });
  after(() => server.close());

  const send: PeopleApp['send'] = (method, path, payload) =>
    server.app.inject({
      method,
      url: `/api/v1/people${path}`,
      headers: administrator.headers(),
      ...(payload !== undefined && { payload }),
    });
  const settled = async (answer: LightMyRequestResponse): Promise<PeopleImport> => {
    const { id } = peopleImportSchema.parse(answer.json());
    for (;;) {
      const seen = peopleImportSchema.parse((await send('GET', `/imports/${id}`)).json());
      if (seen.state !== 'working') return seen;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  return {
    database: () => server.database,
    send,
    async upload(content, contentType = 'text/csv') {
      const type = contentType === null ? {} : { 'content-type': contentType };
      return settled(
        await server.app.inject({
          method: 'POST',
          url: '/api/v1/people/imports?fileName=nomina.csv',
          headers: { ...administrator.headers(), ...type },
          payload: typeof content === 'string' ? content : Buffer.from(content),
        }),
      );
    },
    step: async (method, path, payload = {}) =>
      settled(await send(method, `/imports/${path}`, payload)),
  };
}
