import {
  type NewSubscription,
  type Subscription,
  createdSubscriptionSchema,
  subscriptionsResponseSchema,
} from '@almanaque/api';
import {
  fetchJson,
  noContentSchema,
  inSession,
  sendJson,
  useHost,
  useQuery,
} from '@almanaque/shared-contracts';
import { useThenRead } from '../use-then-read.ts';

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
  const readAgain = useThenRead('own:subscriptions');
  return {
    create: (wanted: NewSubscription) =>
      readAgain(sendJson(createdSubscriptionSchema, 'POST', urlOf(apiBase), wanted)),
    revoke: ({ id }: Subscription) =>
      readAgain(sendJson(noContentSchema, 'DELETE', `${urlOf(apiBase)}/${id}`)),
  };
}
