import {
  useHost,
  useQuery,
  type CalendarEvent,
  type KeptMessage,
  type Recommendation,
} from '@almanaque/shared-contracts';
import { useAskBeforeUnload } from '@almanaque/ui/form';
import { keptMessageQuery, keptMessageUrl } from '@almanaque/ui/message';
import { useEffect, useSyncExternalStore } from 'react';
import { isTouched, UNTOUCHED, type Message } from '../message.ts';
import type { Draft } from './draft.ts';
import { keptUnder } from './message-address.ts';
import { useDraft } from './use-draft.ts';
import { useOrganises } from './use-organises.ts';

/** Answers to gaps are typed letter by letter: they go once the person pauses. */
const PAUSE_MS = 700;

/** How the keeping of a message goes, for whoever may keep it. */
export interface Keeping {
  readonly draft: Draft;
  /** Undefined while it is read, or when it could not be. */
  readonly kept: KeptMessage | undefined;
  /** What is kept could not be read. */
  readonly unreadable: boolean;
  /** The message is for an idea that only the AI knows: keeping it keeps the idea. */
  readonly isIdea: boolean;
  readonly retry: () => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

interface KeptMessageOptions {
  readonly event: CalendarEvent;
  readonly recommendationId: string;
  /** The recommendation itself, where only the AI knows it. */
  readonly idea: Recommendation | undefined;
  /** What was written here alone, and what changes it. */
  readonly local: Message;
  readonly onLocal: (message: Message) => void;
}

interface Shown {
  readonly message: Message;
  /** @param begunOn version of what was kept when the writing began; else, of what is kept now. */
  readonly onMessage: (message: Message, begunOn?: number) => void;
  /** Null: it is kept on this page alone, as for whoever has no session, or whose date it is. */
  readonly keeping: Keeping | null;
}

/**
 * The message that the sheet shows: an organiser's is kept on the server, anybody else's in the page.
 * What was written and not kept yet stays, also when the session ends or the sheet closes meanwhile.
 */
export function useKeptMessage(options: KeptMessageOptions): Shown {
  const { event, recommendationId, idea, local, onLocal } = options;
  const { apiBase } = useHost();
  const url = keptMessageUrl(apiBase, keptUnder(event), recommendationId);
  const organises = useOrganises();
  const query = useQuery({ ...keptMessageQuery(apiBase, url), enabled: organises });
  const store = useDraft(event, recommendationId, idea);
  const draft = useSyncExternalStore(store.subscribe, store.getState);
  useAskBeforeUnload(draft.kind !== 'none');
  const version = query.data?.version ?? 0;

  // Written before signing in: from then on it is to be kept like the rest.
  const isOwn = query.data?.ownDate === true;
  const adopts = organises && !query.isPending && !isOwn && isTouched(local);
  // What a colleague had kept by then was not seen: it meets what is adopted, and neither goes unasked.
  const begunOn = query.data && isTouched(query.data.content) ? 0 : version;
  useEffect(() => {
    if (!adopts) return;
    store.write(local, begunOn);
    onLocal(UNTOUCHED);
  }, [adopts, local, onLocal, store, begunOn]);

  useEffect(() => {
    if (draft.kind !== 'unsaved') return;
    const timer = setTimeout(store.send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, store]);
  // Closing the sheet loses nothing.
  useEffect(() => store.send, [store]);

  if ((!organises || isOwn) && draft.kind === 'none')
    return { message: local, onMessage: onLocal, keeping: null };

  const retry = () => {
    store.send();
    if (query.isError) void query.refetch();
  };
  return {
    message: draft.kind === 'none' ? (query.data?.content ?? UNTOUCHED) : draft.content,
    onMessage: (message, begunOn = version) => store.write(message, begunOn),
    keeping: {
      draft,
      kept: query.data,
      unreadable: query.isError || query.isPaused,
      isIdea: idea !== undefined,
      retry,
      keepMine: store.keepMine,
      takeTheirs: store.takeTheirs,
    },
  };
}

/** There is nothing to show yet: what is kept is on its way. */
export const isReading = ({ draft, kept, unreadable }: Keeping): boolean =>
  draft.kind === 'none' && kept === undefined && !unreadable;
