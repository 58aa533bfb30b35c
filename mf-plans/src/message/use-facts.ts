import type { Plan } from '@almanaque/api';
import { dayQuery, useHost, useQuery } from '@almanaque/shared-contracts';
import { factsOf, type Facts, type Told } from '@almanaque/ui/message';

/** What the plan itself knows of its date. */
const toldBy = ({ on: { title, type } }: Plan): Told => ({ id: '', title, type, description: '' });

/**
 * What a message can say of the plan's date: what the calendar does, its hour and its place too. Null: the
 * calendar is being asked. Where it does not answer, or has that date no more, what the plan knows.
 */
export function useFacts(plan: Plan): Facts | null {
  const { apiBase, companyName } = useHost();
  const { eventId, date, day } = plan.on;
  const asked = useQuery({ ...dayQuery(apiBase, date), enabled: eventId !== null });
  if (asked.isLoading) return null;
  const event = asked.data?.events.find(({ id }) => id === eventId);
  return factsOf(event ?? toldBy(plan), day, companyName);
}
