import { sessionQuery, useHost, useQueryClient, type Session } from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { hasUnsaved } from './use-ask-before-unload.ts';

/** Whether something was unsaved as the server last said whose session it is. */
function useWasUnsaved(): boolean {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const [wasUnsaved, setWasUnsaved] = useState(false);
  useEffect(() => {
    const cache = queries.getQueryCache();
    return cache.subscribe(({ type, query }) => {
      // At once: before anything is drawn by that answer, and takes along what held it.
      if (type === 'updated' && query === cache.find(sessionQuery(apiBase))) {
        setWasUnsaved(hasUnsaved());
      }
    });
  }, [queries, apiBase]);
  return wasUnsaved;
}

interface NextPerson {
  /** Another number with each: what is drawn with it as its key keeps nothing that one left for the next. */
  readonly turn: number;
  /** Something that the one before had entered was discarded, and the next was not told yet. */
  readonly isToBeTold: boolean;
  readonly onTold: () => void;
}

/**
 * Notices each person whose session follows another's, and whether that one left something unsaved.
 * @param holds whether something is entered that a reload would find again, and so is not asked about.
 */
export function useNextPerson(session: Session | null, holds = false): NextPerson {
  const wasUnsaved = useWasUnsaved();
  const [last, setLast] = useState({ userId: session?.userId, turn: 0, isToBeTold: false });
  if (session && session.userId !== last.userId) {
    const isNext = last.userId !== undefined;
    setLast({
      userId: session.userId,
      turn: isNext ? last.turn + 1 : last.turn,
      isToBeTold: isNext && (last.isToBeTold || holds || wasUnsaved),
    });
  }
  const { turn, isToBeTold } = last;
  return { turn, isToBeTold, onTold: () => setLast({ ...last, isToBeTold: false }) };
}
