import { useQueryClient, type KeptMessage } from '@almanaque/shared-contracts';
import { createDraft, type DraftStore } from './draft.ts';
import { keptQuery, saveKept } from './kept-requests.ts';

/** As long as the page's query cache lives, so does what was not saved yet. */
const drafts = new WeakMap<object, Map<string, DraftStore>>();

/** The page's one draft of the message that `url` names. */
export function useDraft(apiBase: string, url: string): DraftStore {
  const client = useQueryClient();
  const known = drafts.get(client) ?? new Map<string, DraftStore>();
  drafts.set(client, known);
  const draft =
    known.get(url) ??
    createDraft({
      save: (version, content) => saveKept(url, version, content),
      onKept: (kept) => client.setQueryData<KeptMessage>(keptQuery(apiBase, url).queryKey, kept),
    });
  known.set(url, draft);
  return draft;
}
