import { sendJson, sessionResponseSchema, toastStore, useHost } from '@almanaque/shared-contracts';
import { useSetSession } from './set-session.ts';

const WAYS = {
  'sign-out': 'Cerraste la sesión.',
  'sign-out-everywhere': 'Cerraste la sesión en todos los dispositivos.',
} as const;

const NOT_DONE = 'No se pudo cerrar la sesión. Probá de nuevo.';

/** Ends this session, or all of the account's; what became of it is told in a toast. */
export function useSignOut(): (way: keyof typeof WAYS) => Promise<void> {
  const { apiBase } = useHost();
  const setSession = useSetSession();
  return async (way) => {
    try {
      const url = `${apiBase}/api/v1/auth/${way}`;
      setSession((await sendJson(sessionResponseSchema, 'POST', url)).session);
      toastStore().show(WAYS[way], 'success');
    } catch {
      toastStore().show(NOT_DONE, 'error');
    }
  };
}
