import {
  type NewSubscription,
  type Subscription,
  createdSubscriptionSchema,
  subscriptionsResponseSchema,
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

const urlOf = (apiBase: string) => `${apiBase}/api/v1/subscriptions`;

/** One's own addresses; everybody's for an administrator. */
export function useSubscriptions() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['subscriptions', apiBase],
    queryFn: ({ signal }) => fetchJson(subscriptionsResponseSchema, urlOf(apiBase), { signal }),
    select: ({ subscriptions }) => subscriptions,
    // Another program may have read one since.
    staleTime: 0,
    ...inSession('own:subscriptions'),
  });
}

export function useSubscriptionWrites() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  /** Also after a refusal: someone else may have revoked it. */
  const readAgain = async <Result>(write: Promise<Result>): Promise<Result> => {
    try {
      return await write;
    } finally {
      await changed(queries, apiBase, 'own:subscriptions');
    }
  };
  return {
    create: (wanted: NewSubscription) =>
      readAgain(sendJson(createdSubscriptionSchema, 'POST', urlOf(apiBase), wanted)),
    revoke: ({ id }: Subscription) =>
      readAgain(sendJson(noContentSchema, 'DELETE', `${urlOf(apiBase)}/${id}`)),
  };
}
