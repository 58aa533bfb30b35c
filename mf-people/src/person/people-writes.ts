import { type PeoplePage, type Person, type PersonInput, personSchema } from '@almanaque/api';
import {
  changed,
  fetchJson,
  noContentSchema,
  sendJson,
  useHost,
  useQueryClient,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** Writes that leave the list as the server has it, where it is being looked at, and the calendar fresh. */
export function usePeopleWrites() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const url = (id: string) => `${apiBase}/api/v1/people/${encodeURIComponent(id)}`;

  /** Puts `now` where it stands in every list read so far, so that nobody loses their place. */
  const replace = (id: string, now: Person | null) => {
    queries.setQueriesData<PeoplePage>({ queryKey: ['people'] }, (page) => {
      if (!page?.people.some((person) => person.id === id)) return page;
      const people = page.people.flatMap((person) =>
        person.id !== id ? [person] : now === null ? [] : [now],
      );
      return { ...page, people, total: page.total - (now === null ? 1 : 0) };
    });
    void changed(queries, apiBase, 'people', 'calendar');
  };
  const replaced = (person: Person) => {
    replace(person.id, person);
    return person;
  };

  return {
    /** As it is kept now. */
    read: ({ id }: Person) => fetchJson(personSchema, url(id)),
    create: async (person: PersonInput) => {
      const created = await sendJson(personSchema, 'POST', `${apiBase}/api/v1/people`, person);
      void changed(queries, apiBase, 'people', 'calendar', 'own:roster');
      return created;
    },
    edit: async ({ id, version }: Person, person: PersonInput) =>
      replaced(await sendJson(personSchema, 'PUT', url(id), { version, person })),
    changePhoto: async ({ id }: Person, photo: string | null) =>
      replaced(await sendJson(personSchema, 'PUT', `${url(id)}/photo`, { photo })),
    leave: async ({ id }: Person, leavingDate: IsoDate) =>
      replaced(await sendJson(personSchema, 'POST', `${url(id)}/leave`, { leavingDate })),
    remove: async ({ id }: Person) => {
      await sendJson(noContentSchema, 'DELETE', url(id));
      replace(id, null);
    },
    /** All that is stored about one person, as a file (right of access: Ley 25.326, article 14). */
    dataUrl: ({ id }: Person) => `${url(id)}/data`,
  };
}
