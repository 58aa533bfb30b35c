import {
  ApiError,
  daysBetween,
  sendJson,
  withSession,
  type CompanyEvent,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { companyEventResponseSchema } from '@almanaque/shared-contracts/event-draft';
import { failureText } from '@almanaque/ui/form';
import { changesOf, draftOf, existing, readEvent } from '../editor/event-requests.ts';
import type { Carried } from './carried.ts';
import { movedDraft } from './moved-draft.ts';

/** How a write went. Nothing was written unless it is 'done'; `message` is for the person. */
export type MoveOutcome =
  | { readonly kind: 'done'; readonly event: CompanyEvent }
  | { readonly kind: 'refused'; readonly message: string };

const CHANGED = 'Alguien lo cambió mientras tanto: fijate cómo quedó y probá de nuevo.';

const refused = (message: string): MoveOutcome => ({ kind: 'refused', message });

async function outcomeOf(write: () => Promise<MoveOutcome>): Promise<MoveOutcome> {
  try {
    return await write();
  } catch (error) {
    const isStale = error instanceof ApiError && error.status === 409;
    return refused(isStale ? CHANGED : failureText(error));
  }
}

/** Whether it is still where it was seen when it was picked up. */
const isWhereItWas = (kept: CompanyEvent, { event, occurrence }: Carried): boolean =>
  occurrence === null
    ? kept.rrule === null && kept.date === (event.span?.from ?? event.date)
    : kept.rrule !== null;

const TIMEOUT_MS = 10_000;

/** Moves it from the day it was picked up on to `to`. @param scope what of an event that repeats. */
export const writeMove = (
  apiBase: string,
  carried: Carried,
  to: IsoDate,
  scope: EventScope,
): Promise<MoveOutcome> =>
  outcomeOf(async () => {
    const { event, eventId, occurrence } = carried;
    const kept = await withSession(() =>
      readEvent(apiBase, eventId, AbortSignal.timeout(TIMEOUT_MS)),
    );
    if (!isWhereItWas(kept, carried)) return refused(CHANGED);
    const before = draftOf(existing(kept, occurrence));
    const moved = movedDraft(before, daysBetween(event.date, to), scope);
    if (moved.kind === 'problem') return refused(moved.message);
    const body = {
      version: kept.version,
      ...(occurrence !== null && { scope, occurrence }),
      ...changesOf(before, moved.draft),
    };
    const url = `${apiBase}/api/v1/events/${eventId}`;
    return { kind: 'done', ...(await sendJson(companyEventResponseSchema, 'PATCH', url, body)) };
  });

/** Undoes a move, given the event it answered with. */
export const undoMove = (apiBase: string, { id, version }: CompanyEvent): Promise<MoveOutcome> =>
  outcomeOf(async () => {
    const url = `${apiBase}/api/v1/events/${id}/undo`;
    const answer = await sendJson(companyEventResponseSchema, 'POST', url, { version });
    return { kind: 'done', ...answer };
  });
