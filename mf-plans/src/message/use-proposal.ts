import type { Plan } from '@almanaque/api';
import { dayQuery, useHost, useQuery } from '@almanaque/shared-contracts';
import {
  factsOf,
  fillGaps,
  fillTemplate,
  isBlank,
  keptMessageQuery,
  keptMessageUrl,
  type Told,
} from '@almanaque/ui/message';

/** What the plan itself knows of its date. */
const toldBy = ({ on: { title, type } }: Plan): Told => ({ id: '', title, type, description: '' });

/** What the idea says to send; null: the plan is of somebody's own, and nothing is proposed. */
export function templateOf({ recommendation }: Plan): string | null {
  const text = recommendation?.specification?.comunicacion.texto ?? '';
  return isBlank(text) ? null : text;
}

/** What organisers wrote for an idea on a date, before there was a plan of it. */
const keptQuery = (apiBase: string, { on: { eventId }, recommendation }: Plan) => ({
  ...keptMessageQuery(apiBase, keptMessageUrl(apiBase, eventId ?? '', recommendation?.id ?? '')),
  enabled: eventId !== null && recommendation !== null,
});

/**
 * The message as the idea has it: what was written for it already, or else its template, with what the
 * calendar knows of the date put in, its hour and its place too. Null: that is being asked. Where the
 * calendar does not answer, or has that date no more, what the plan knows is put in.
 */
export function useProposal(plan: Plan): string | null {
  const { apiBase, companyName } = useHost();
  const { eventId, date, day } = plan.on;
  const asked = useQuery({ ...dayQuery(apiBase, date), enabled: eventId !== null });
  const kept = useQuery(keptQuery(apiBase, plan));
  if (asked.isLoading || kept.isLoading) return null;
  const event = asked.data?.events.find(({ id }) => id === eventId);
  const { edited = null, answers = {} } = kept.data?.content ?? {};
  const facts = factsOf(event ?? toldBy(plan), day, companyName);
  return fillGaps(edited ?? fillTemplate(templateOf(plan) ?? '', facts), answers);
}
