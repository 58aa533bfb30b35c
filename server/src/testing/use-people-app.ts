import { peopleImportSchema, type PeopleImport } from '@almanaque/api';
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Place } from './engines.ts';
import type { TestSettings } from './test-app.ts';
import { FOR_EACH, useServer } from './use-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface PeopleApp {
  database(): Database;
  /** The administrator's, for a request to another server on that database. */
  headers(): Record<string, string>;
  /** Sends an administrator's request; `path` goes on from `/api/v1/people`. */
  send(method: Method, path: string, payload?: object): Promise<LightMyRequestResponse>;
  /** Uploads a file and waits until it was read and reviewed. */
  upload(
    content: string | Uint8Array,
    contentType?: string | null,
    sheet?: string,
  ): Promise<PeopleImport>;
  /** Sends a request that starts a step of an import, and waits until the step is over. */
  step(method: 'PATCH' | 'POST', path: string, payload?: object): Promise<PeopleImport>;
}

/** A whole server, with an administrator signed in. */
export function usePeopleApp(
  openPlace: () => Promise<Place>,
  span = FOR_EACH,
  settings: TestSettings = {},
): PeopleApp {
  const server = useServer(openPlace, span, settings);
  const administrator = server.useVisitor('administrador');

  const send: PeopleApp['send'] = (method, path, payload) =>
    server.app.inject({
      method,
      url: `/api/v1/people${path}`,
      headers: administrator.headers(),
      ...(payload !== undefined && { payload }),
    });
  const atWork = async (id: string): Promise<boolean> => {
    const imports = server.database.selectFrom('people_imports').select('job');
    return (await imports.where('id', '=', id).executeTakeFirst())?.job != null;
  };
  const settled = async (answer: LightMyRequestResponse): Promise<PeopleImport> => {
    const { id } = peopleImportSchema.parse(answer.json());
    // Asked of the database, not of the server: a step takes long enough for many such requests.
    while (await atWork(id)) await new Promise((resolve) => setTimeout(resolve, 50));
    return peopleImportSchema.parse((await send('GET', `/imports/${id}`)).json());
  };

  return {
    database: () => server.database,
    headers: () => administrator.headers(),
    send,
    async upload(content, contentType = 'text/csv', sheet = '') {
      const query = { fileName: 'nomina.csv', ...(sheet !== '' && { sheet }) };
      const type = contentType === null ? {} : { 'content-type': contentType };
      return settled(
        await server.app.inject({
          method: 'POST',
          url: '/api/v1/people/imports',
          query,
          headers: { ...administrator.headers(), ...type },
          payload: typeof content === 'string' ? content : Buffer.from(content),
        }),
      );
    },
    step: async (method, path, payload = {}) =>
      settled(await send(method, `/imports/${path}`, payload)),
  };
}
