import { type Account, accountSessionsSchema, peoplePageSchema } from '@almanaque/api';
import { fetchJson, inSession, useHost, useQuery } from '@almanaque/shared-contracts';

/** Where the account is signed in, and when it last signed in. */
export function useAccountSessions({ id }: Account) {
  const { apiBase } = useHost();
  const url = `${apiBase}/api/v1/auth/users/${encodeURIComponent(id)}/sessions`;
  return useQuery({
    queryKey: ['account-sessions', apiBase, id],
    queryFn: ({ signal }) => fetchJson(accountSessionsSchema, url, { signal }),
    // Others begin and end elsewhere.
    staleTime: 0,
    ...inSession('accounts', 'own:open-sessions'),
  });
}

/** Whose account it is, in the roster: whoever has its address. Null: nobody has. */
export function useAccountPerson({ email }: Account) {
  const { apiBase } = useHost();
  const query = new URLSearchParams({ q: email, status: 'all', limit: '10' });
  return useQuery({
    queryKey: ['account-person', apiBase, email],
    queryFn: ({ signal }) =>
      fetchJson(peoplePageSchema, `${apiBase}/api/v1/people?${query.toString()}`, { signal }),
    select: ({ people }) =>
      people.find((person) => person.email?.toLowerCase() === email.toLowerCase()) ?? null,
    ...inSession('people'),
  });
}
