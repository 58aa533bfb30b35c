import { beforeEach } from '@jest/globals';
import { peoplePageSchema } from '@almanaque/api';
import type { Place } from './engines.ts';
import { FOR_ALL } from './use-server.ts';
import { usePeopleApp } from './use-people-app.ts';

/** A server for the tests of a `describe`, without anybody at the beginning of each. */
export function useRoster(openPlace: () => Promise<Place>) {
  const server = usePeopleApp(openPlace, FOR_ALL);
  beforeEach(async () => {
    await server.database().deleteFrom('people').execute();
    await server.database().deleteFrom('audit_log').execute();
  });

  const list = async (query: string) =>
    peoplePageSchema.parse((await server.send('GET', query)).json());

  return {
    server,
    list,
    /** First names, in order. */
    names: async (query: string) => (await list(query)).people.map(({ firstName }) => firstName),
  };
}
