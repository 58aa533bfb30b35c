import {
  useHost,
  useQueryClient,
  type CalendarEvent,
  type PlannerRequest,
} from '@almanaque/shared-contracts';
import { useSyncExternalStore } from 'react';
import { askPlanner } from './ask-planner.ts';
import { describeEvent } from './describe-event.ts';
import { createPlannerSession, type PlannerSession } from './planner-session.ts';
import type { PlannerState } from './planner-state.ts';

export const requestFor = (
  { title, type, date, tone }: CalendarEvent,
  avoidTitles: string[],
): PlannerRequest => ({
  eventTitle: title,
  eventDescription: describeEvent(title),
  eventType: type,
  eventDate: date,
  tone,
  ...(avoidTitles.length > 0 && { avoidTitles: avoidTitles.slice(0, 30) }),
});

/** As long as the page's query cache lives, so do the answers: reopening an event asks nothing. */
const sessions = new WeakMap<object, Map<string, PlannerSession>>();

function useSession(event: CalendarEvent): PlannerSession {
  const host = useHost();
  const client = useQueryClient();
  const known = sessions.get(client) ?? new Map<string, PlannerSession>();
  sessions.set(client, known);
  const key = JSON.stringify([host.apiBase, event.id, event.title, event.tone]);
  const session =
    known.get(key) ??
    createPlannerSession((avoidTitles, signal) =>
      askPlanner(host, requestFor(event, avoidTitles), signal),
    );
  known.set(key, session);
  return session;
}

/** The AI's recommendations for `event`, asked for once by showing them. */
export function usePlanner(event: CalendarEvent): {
  readonly state: PlannerState;
  readonly regenerate: PlannerSession['regenerate'];
} {
  const { subscribe, getState, regenerate } = useSession(event);
  return { state: useSyncExternalStore(subscribe, getState), regenerate };
}
