import {
  type Account,
  type AccountChange,
  type AccountPolicy,
  type NewAccount,
  accountPolicySchema,
  accountsResponseSchema,
  accountSchema,
} from '@almanaque/api';
import {
  changed,
  fetchJson,
  noContentSchema,
  inSession,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';

const usersUrl = (apiBase: string) => `${apiBase}/api/v1/auth/users`;

export function useUsers() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['users', apiBase],
    queryFn: ({ signal }) => fetchJson(accountsResponseSchema, usersUrl(apiBase), { signal }),
    select: ({ users }) => users,
    ...inSession('accounts'),
  });
}

/** Writes that leave the list, and whoever's session they touch, as the server has them. */
export function useUserWrites() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const readAgain = async <Answer>(answer: Answer) => {
    await changed(queries, apiBase, 'accounts');
    void changed(queries, apiBase, 'own:session');
    return answer;
  };
  const urlOf = ({ id }: Account) => `${usersUrl(apiBase)}/${encodeURIComponent(id)}`;
  return {
    create: async (account: NewAccount) =>
      readAgain(await sendJson(accountSchema, 'POST', usersUrl(apiBase), account)),
    change: async (account: Account, change: AccountChange) =>
      readAgain(await sendJson(accountSchema, 'PATCH', urlOf(account), change)),
    resetSecondFactor: async (account: Account) =>
      readAgain(await sendJson(noContentSchema, 'DELETE', `${urlOf(account)}/second-factor`)),
    remove: async (account: Account) =>
      readAgain(await sendJson(noContentSchema, 'DELETE', urlOf(account))),
  };
}

const policyUrl = (apiBase: string) => `${apiBase}/api/v1/auth/policy`;

/** What the company asks of accounts. */
export function useAccountPolicy() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['account-policy', apiBase],
    queryFn: ({ signal }) => fetchJson(accountPolicySchema, policyUrl(apiBase), { signal }),
    ...inSession(),
  });
}

export function useSetAccountPolicy(): (policy: AccountPolicy) => Promise<void> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (policy) => {
    const set = await sendJson(accountPolicySchema, 'PUT', policyUrl(apiBase), policy);
    queries.setQueryData(['account-policy', apiBase], set);
    // Whoever has no second factor has to set one up from now on, whoever decided it among them.
    void changed(queries, apiBase, 'own:session');
  };
}
