import {
  ApiError,
  fetchJson,
  sendJson,
  type CompanyEvent,
  type EventDraft,
  type EventScope,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { companyEventResponseSchema } from '@almanaque/shared-contracts/event-draft';
import type { Removal } from '@almanaque/shared-contracts/removal';
import { draftOn } from './form/form-values.ts';

/** An event that is kept, perhaps one occurrence of it. */
export interface Existing {
  readonly kind: 'existing';
  readonly event: CompanyEvent;
  readonly occurrence: IsoDate | null;
}

/** What is being edited. */
export type Source = { readonly kind: 'new' } | Existing;

/** How a write went. Nothing was written unless it is 'done'. */
export type Outcome =
  | { readonly kind: 'done'; readonly event: CompanyEvent }
  | { readonly kind: 'conflict'; readonly current: CompanyEvent }
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | undefined };

const UNREACHED =
  'No se pudo llegar al servidor: lo que escribiste sigue acá. Revisá tu conexión y probá de nuevo.';

const eventsUrl = (apiBase: string, id?: string): string =>
  `${apiBase}/api/v1/events${id === undefined ? '' : `/${id}`}`;

export const readEvent = async (apiBase: string, id: string, signal: AbortSignal) =>
  (await fetchJson(companyEventResponseSchema, eventsUrl(apiBase, id), { signal })).event;

/** The event as the person finds it in the editor. */
export const draftOf = ({ event, occurrence }: Existing): EventDraft => {
  const { id: _id, version: _version, sample: _sample, seriesId: _seriesId, ...draft } = event;
  return draftOn(draft, occurrence);
};

/** The event with the occurrence that was meant, where it still repeats. */
export const existing = (event: CompanyEvent, occurrence: IsoDate | null): Existing => ({
  kind: 'existing',
  event,
  occurrence: event.rrule === null ? null : (occurrence ?? event.date),
});

/** The fields of `draft` that are not as they were. */
export function changesOf(before: EventDraft, draft: EventDraft): Partial<EventDraft> {
  const names = Object.keys(draft) as (keyof EventDraft)[];
  return Object.fromEntries(
    names.filter((name) => draft[name] !== before[name]).map((name) => [name, draft[name]]),
  );
}

async function outcomeOf(
  apiBase: string,
  id: string | null,
  write: Promise<{ event: CompanyEvent }>,
): Promise<Outcome> {
  try {
    return { kind: 'done', ...(await write) };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      return { kind: 'refused', message: UNREACHED, field: undefined };
    }
    const { status, message, field } = error;
    if (status === 404) return { kind: 'gone', message };
    if (status === 409 && id !== null) return conflictOn(apiBase, id, message);
    return { kind: 'refused', message, field };
  }
}

async function conflictOn(apiBase: string, id: string, message: string): Promise<Outcome> {
  try {
    const current = await readEvent(apiBase, id, AbortSignal.timeout(10_000));
    return { kind: 'conflict', current };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return { kind: 'gone', message: error.message };
    }
    return { kind: 'refused', message, field: undefined };
  }
}

/** Keeps what the person entered. @param scope what of an event that repeats. */
export function saveEvent(
  apiBase: string,
  source: Source,
  scope: EventScope,
  draft: EventDraft,
): Promise<Outcome> {
  if (source.kind === 'new') {
    const sent = sendJson(companyEventResponseSchema, 'POST', eventsUrl(apiBase), draft);
    return outcomeOf(apiBase, null, sent);
  }
  const { event, occurrence } = source;
  const body = {
    version: event.version,
    ...(occurrence !== null && { scope, occurrence }),
    ...changesOf(draftOf(source), draft),
  };
  const url = eventsUrl(apiBase, event.id);
  return outcomeOf(apiBase, event.id, sendJson(companyEventResponseSchema, 'PATCH', url, body));
}

/** What would go, as it is told before. */
export const removalOf = ({ event, occurrence }: Existing, scope: EventScope): Removal => ({
  event: event.id,
  takes: (date) =>
    occurrence === null ||
    scope === 'all' ||
    (scope === 'this' ? date === occurrence : date >= occurrence),
});

export function removeEvent(
  apiBase: string,
  { event, occurrence }: Existing,
  scope: EventScope,
): Promise<Outcome> {
  const query = new URLSearchParams({
    version: String(event.version),
    ...(occurrence !== null && { scope, occurrence }),
  });
  const url = `${eventsUrl(apiBase, event.id)}?${query.toString()}`;
  return outcomeOf(apiBase, event.id, sendJson(companyEventResponseSchema, 'DELETE', url));
}

/** Undoes a removal, given the event it answered with. */
export function restoreEvent(apiBase: string, { id, version }: CompanyEvent): Promise<Outcome> {
  const url = `${eventsUrl(apiBase, id)}/restore`;
  return outcomeOf(apiBase, id, sendJson(companyEventResponseSchema, 'POST', url, { version }));
}
