import {
  fetchJson,
  keptIdeasResponseSchema,
  privately,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { ideasUrl } from '../message/kept/message-address.ts';

/** The ideas of the AI that are kept for `event`, each with its message. */
export const keptIdeasQuery = (apiBase: string, event: CalendarEvent) => {
  const url = ideasUrl(apiBase, event);
  return {
    queryKey: ['messages', apiBase, url],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await fetchJson(keptIdeasResponseSchema, url, { signal })).ideas,
    // A colleague may have written since.
    staleTime: 0,
    ...privately('messages'),
  };
};
