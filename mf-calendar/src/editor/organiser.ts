import {
  askToSignIn,
  isComplete,
  sessionQuery,
  useHost,
  useQuery,
  type QueryClient,
} from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

/** Whether to offer what only organisers can do. False while that is not known; not asked for before what asks is painted. */
export function useIsOrganiser(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  const { data } = useQuery({ ...sessionQuery(useHost().apiBase), enabled: isPainted });
  return isComplete(data?.session ?? null);
}

/** The same, without asking the server: false until somebody else on the page has. */
export function useIsKnownOrganiser(): boolean {
  const { data } = useQuery({ ...sessionQuery(useHost().apiBase), enabled: false });
  return isComplete(data?.session ?? null);
}

/** Null: an organiser's session is there. Else why it is not, for the person; '' when they gave up. */
export async function needOrganiser(client: QueryClient, apiBase: string): Promise<string | null> {
  const session = async (staleTime?: number) =>
    (
      await client.query({
        ...sessionQuery(apiBase),
        ...(staleTime !== undefined && { staleTime }),
      })
    ).session;
  try {
    if (isComplete(await session())) return null;
    const asked = askToSignIn();
    if (asked === null) {
      return 'Para agregar eventos hace falta la sesión de un organizador, y esta página no ofrece iniciarla.';
    }
    return (await asked) && isComplete(await session(0)) ? null : '';
  } catch {
    return 'No se pudo comprobar tu sesión. Probá de nuevo en un momento.';
  }
}
