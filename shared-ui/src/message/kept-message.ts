import { fetchJson, keptMessageResponseSchema, privately } from '@almanaque/shared-contracts';

/**
 * Where the message that organisers wrote for an idea on a date is kept.
 * @param event the calendar's id, under which it is kept on all days of that date.
 */
export const keptMessageUrl = (apiBase: string, event: string, idea: string): string =>
  `${apiBase}/api/v1/messages/${encodeURIComponent(event)}/${encodeURIComponent(idea)}`;

/** The message at `url` as the server has it. */
export const keptMessageQuery = (apiBase: string, url: string) => ({
  queryKey: ['messages', apiBase, url],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await fetchJson(keptMessageResponseSchema, url, { signal })).message,
  // A colleague may have written since.
  staleTime: 0,
  ...privately('messages'),
});
