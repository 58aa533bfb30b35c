import { useHost, useQueryClient } from '@almanaque/shared-contracts';
import { beforeMove, type Consequence, type Move } from '@almanaque/shared-contracts/move';
import { useEffectEvent, useLayoutEffect } from 'react';
import { movePreviewQuery } from '../plans/plan-queries.ts';
import { dateIdOf, dayText, isMoved, restText, wayText, type MovedPlan } from './moved-plan.ts';

const toldOf = (plan: MovedPlan): Consequence => ({
  title: `Su plan «${plan.title}»: ${wayText(plan)}`,
  lines: [
    ...plan.tasks.map(({ title, from, to }) => `${title}: ${dayText(from)} → ${dayText(to)}`),
    restText(plan),
  ].filter(Boolean),
});

const UNREAD: Consequence = {
  title: 'No pudimos ver si este evento tiene un plan',
  lines: ['El que tenga se mueve con la fecha, y dice qué tareas se movieron.'],
};

/** Says, before an event is moved in the calendar, where its plans go. It draws nothing. */
export function LookForPlans() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const look = useEffectEvent(async (move: Move): Promise<readonly Consequence[]> => {
    try {
      const event = dateIdOf(move.event, move.occurrence);
      const query = movePreviewQuery(apiBase, { event, date: move.to });
      const plans = await queries.query({ ...query, staleTime: 0 });
      return plans.filter(isMoved).map(toldOf);
    } catch {
      return [UNREAD];
    }
  });
  // As soon as it stands there: whoever moves the event waits no longer than that.
  useLayoutEffect(() => beforeMove().hold((move) => look(move)), []);
  return null;
}
