import {
  changed,
  useHost,
  useQueryClient,
  type CalendarEvent,
  type KeptMessage,
  type Recommendation,
} from '@almanaque/shared-contracts';
import { createDraft, type DraftStore } from './draft.ts';
import { keptQuery, saveKept } from './kept-requests.ts';
import { messageUrl } from './message-address.ts';

/** As long as the page's query cache lives, so does what was not saved yet. */
const drafts = new WeakMap<object, Map<string, DraftStore>>();

/** The page's one draft of the message for an event and a recommendation, which may be an idea to keep. */
export function useDraft(
  event: CalendarEvent,
  recommendationId: string,
  idea: Recommendation | undefined,
): DraftStore {
  const { apiBase } = useHost();
  const url = messageUrl(apiBase, event, recommendationId);
  const client = useQueryClient();
  const known = drafts.get(client) ?? new Map<string, DraftStore>();
  drafts.set(client, known);
  const draft =
    known.get(url) ??
    createDraft({
      save: (version, content) => saveKept(url, version, content, idea),
      onKept: (kept) => {
        client.setQueryData<KeptMessage>(keptQuery(apiBase, url).queryKey, kept);
        // Also where no news come, as in a portal.
        if (idea) void changed(client, apiBase, 'messages');
      },
    });
  known.set(url, draft);
  return draft;
}
