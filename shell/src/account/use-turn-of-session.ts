import {
  askToSignIn,
  sessionBegan,
  sessionOwner,
  toastStore,
  useHost,
  useQueryClient,
  type SessionAnswer,
} from '@almanaque/shared-contracts';
import { forgetWritings } from '@almanaque/ui/message';
import { useEffect } from 'react';
import { ownerOf, sessionKey } from './session.ts';
import { rememberSession } from './session-hint.ts';

/**
 * Tells the end of a session, and leaves nothing of one person to the next who signed in in another tab.
 * The server is asked whose session it is by the shell and by each part that shows it: whichever heard
 * it first, before anything is drawn by what it heard.
 */
export function useTurnOfSession(): void {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    const queryKey = sessionKey(apiBase);
    const cache = queries.getQueryCache();
    let last = queries.getQueryData<SessionAnswer>(queryKey);
    sessionOwner().id = ownerOf(last);
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query !== cache.find({ queryKey })) return;
      const before = last;
      const now = queries.getQueryData<SessionAnswer>(queryKey);
      last = now;
      sessionOwner().id = ownerOf(now);
      // Whoever puts a session in its place by hand knows what that takes.
      if (event.action.manual === true || now === undefined) return;
      rememberSession(now.session !== null);
      const owner = ownerOf(before);
      if (now.session === null) {
        if (before?.session) {
          toastStore().show('Tu sesión terminó. Ingresá de nuevo para seguir.', 'info', {
            label: 'Ingresar',
            run: () => void askToSignIn(),
          });
        }
        if (owner !== undefined) {
          queries.setQueryData<SessionAnswer>(queryKey, { session: null, whose: owner });
        }
      } else if (owner !== undefined && now.session.userId !== owner) {
        forgetWritings();
        // Where something was being entered, it is said there too, for longer.
        toastStore().show(
          `Ahora ingresó ${now.session.name}. Lo que no se había guardado en esta página se descartó.`,
        );
        void sessionBegan(queries, 'another person');
      }
    });
  }, [apiBase, queries]);
}
