import {
  useHost,
  useQueryClient,
  type CalendarEvent,
  type PlannerRequest,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import { useEffect, useSyncExternalStore } from 'react';
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

interface Dealings {
  readonly session: PlannerSession;
  /** From now on it is asked about what the event has become: another description, another place. */
  readonly isNow: (event: CalendarEvent) => void;
}

/** As long as the page's query cache lives, so do the answers: reopening an event asks nothing. */
const dealings = new WeakMap<object, Map<string, Dealings>>();

function begin(host: RuntimeConfig, event: CalendarEvent): Dealings {
  let latest = event;
  const session = createPlannerSession((avoidTitles, signal) =>
    askPlanner(host, requestFor(latest, host.companyName, avoidTitles), signal),
  );
  return { session, isNow: (changed) => void (latest = changed) };
}

const OFF: Dealings = { session: OFF_SESSION, isNow: () => undefined };

function useDealings(event: CalendarEvent): Dealings {
  const host = useHost();
  const client = useQueryClient();
  if (host.ai === false) return OFF;
  const known = dealings.get(client) ?? new Map<string, Dealings>();
  dealings.set(client, known);
  const key = JSON.stringify([host.apiBase, event.id, event.title, event.tone, event.inPrivate]);
  const found = known.get(key) ?? begin(host, event);
  known.set(key, found);
  return found;
}

/** The AI's recommendations for `event`, asked for once by showing them. */
export function usePlanner(event: CalendarEvent): {
  readonly state: PlannerState;
  readonly regenerate: PlannerSession['regenerate'];
  readonly cancel: PlannerSession['cancel'];
} {
  const { session, isNow } = useDealings(event);
  const { subscribe, getState, regenerate, cancel } = session;
  // Before the first to look asks.
  useEffect(() => isNow(event), [isNow, event]);
  return { state: useSyncExternalStore(subscribe, getState), regenerate, cancel };
}
