import {
  changed,
  privately,
  useHost,
  useQueryClient,
  type CalendarEvent,
  type KeptMessage,
  type QueryClient,
  type Recommendation,
} from '@almanaque/shared-contracts';
import { keptMessageQuery, keptMessageUrl } from '@almanaque/ui/message';
import { createDraft, type DraftStore } from './draft.ts';
import { saveKept } from './kept-requests.ts';
import { keptUnder } from './message-address.ts';

/** What was not saved yet, as long as the page lives and nobody else signs in. */
const draftsOf = (client: QueryClient, apiBase: string): Map<string, DraftStore> | undefined =>
  client.getQueryCache().build(client, {
    queryKey: ['message-drafts', apiBase],
    initialData: () => new Map<string, DraftStore>(),
    gcTime: Infinity,
    ...privately(),
  }).state.data;

/** Nothing is sent under the session of another person than who wrote it. */
const OF_ANOTHER = { kind: 'failed', problem: '', isRefused: true } as const;

/** The page's one draft of the message for an event and a recommendation, which may be an idea to keep. */
export function useDraft(
  event: CalendarEvent,
  recommendationId: string,
  idea: Recommendation | undefined,
): DraftStore {
  const { apiBase } = useHost();
  const url = keptMessageUrl(apiBase, keptUnder(event), recommendationId);
  const client = useQueryClient();
  const known = draftsOf(client, apiBase);
  const draft =
    known?.get(url) ??
    createDraft({
      save: (version, content) =>
        draftsOf(client, apiBase) === known
          ? saveKept(url, version, content, idea)
          : Promise.resolve(OF_ANOTHER),
      onKept: (kept) => {
        client.setQueryData<KeptMessage>(keptMessageQuery(apiBase, url).queryKey, kept);
        // Also where no news come, as in a portal.
        if (idea) void changed(client, apiBase, 'messages');
      },
    });
  known?.set(url, draft);
  return draft;
}
