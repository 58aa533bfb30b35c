import {
  eventsOf,
  queryClient,
  runtimeConfigQuery,
  selectionStore,
  todayIn,
  upcomingQuery,
} from '@almanaque/shared-contracts';

/** For this remote's own page, which has no calendar to choose an event in. */
export async function openNextEvent(apiBase: string): Promise<void> {
  const queries = queryClient();
  const { timeZone } = await queries.query(runtimeConfigQuery(apiBase));
  const upcoming = await queries.query(upcomingQuery(apiBase, todayIn(timeZone)));
  const [next] = eventsOf(upcoming);
  if (next) selectionStore(apiBase).openEvent(next);
}
