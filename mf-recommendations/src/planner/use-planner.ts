import {
  useHost,
  useQueryClient,
  type CalendarEvent,
  type PlannerRequest,
} from '@almanaque/shared-contracts';
import { useSyncExternalStore } from 'react';
import { askPlanner } from './ask-planner.ts';
import { describeEvent } from './describe-event.ts';
import { createPlannerSession, OFF_SESSION, type PlannerSession } from './planner-session.ts';
import type { PlannerState } from './planner-state.ts';

/** What the company wrote of an event of its own: section 7's description is of its title alone. */
function detailsOf({ origin, description, place }: CalendarEvent): PlannerRequest['eventDetails'] {
  if (origin.kind !== 'empresa' || origin.eventId === undefined) return undefined;
  const details = { ...(description && { text: description }), ...(place && { place }) };
  return Object.keys(details).length > 0 ? details : undefined;
}

export function requestFor(
  event: CalendarEvent,
  companyName: string,
  avoidTitles: string[],
): PlannerRequest {
  const eventDetails = detailsOf(event);
  return {
    eventTitle: event.title,
    eventDescription: describeEvent(event, companyName),
    eventType: event.type,
    eventDate: event.date,
    tone: event.tone,
    ...(eventDetails && { eventDetails }),
    ...(avoidTitles.length > 0 && { avoidTitles: avoidTitles.slice(0, 30) }),
  };
}

/** As long as the page's query cache lives, so do the answers: reopening an event asks nothing. */
const sessions = new WeakMap<object, Map<string, PlannerSession>>();

function useSession(event: CalendarEvent): PlannerSession {
  const host = useHost();
  const client = useQueryClient();
  if (host.ai === false) return OFF_SESSION;
  const known = sessions.get(client) ?? new Map<string, PlannerSession>();
  sessions.set(client, known);
  const key = JSON.stringify([host.apiBase, event.id, event.title, event.tone, event.inPrivate]);
  const session =
    known.get(key) ??
    createPlannerSession((avoidTitles, signal) =>
      askPlanner(host, requestFor(event, host.companyName, avoidTitles), signal),
    );
  known.set(key, session);
  return session;
}

/** The AI's recommendations for `event`, asked for once by showing them. */
export function usePlanner(event: CalendarEvent): {
  readonly state: PlannerState;
  readonly regenerate: PlannerSession['regenerate'];
  readonly cancel: PlannerSession['cancel'];
} {
  const { subscribe, getState, regenerate, cancel } = useSession(event);
  return { state: useSyncExternalStore(subscribe, getState), regenerate, cancel };
}
