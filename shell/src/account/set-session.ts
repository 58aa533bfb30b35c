import {
  sessionBegan,
  useHost,
  useQueryClient,
  type Session,
  type SessionAnswer,
} from '@almanaque/shared-contracts';
import { forgetWritings } from '@almanaque/ui/message';
import { ownerOf, sessionKey } from './session.ts';
import { rememberSession } from './session-hint.ts';

/** Puts a session in the place of the one before. */
export function useSetSession(): (session: Session | null) => void {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return (session) => {
    const before = ownerOf(queries.getQueryData<SessionAnswer>(sessionKey(apiBase)));
    // A look on its way may be answered with the session from before: it is not heard.
    void queries.cancelQueries({ queryKey: sessionKey(apiBase) });
    rememberSession(session !== null);
    queries.setQueryData<SessionAnswer>(sessionKey(apiBase), { session });
    const isAnother = session?.userId !== before;
    if (before !== undefined && isAnother) forgetWritings();
    void sessionBegan(
      queries,
      session === null ? 'nobody' : isAnother ? 'another person' : 'the same person',
    );
  };
}
