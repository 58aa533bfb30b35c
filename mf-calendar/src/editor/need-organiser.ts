import {
  askToSignIn,
  isComplete,
  organises,
  sessionQuery,
  type QueryClient,
} from '@almanaque/shared-contracts';

const NEEDED = 'Para agregar eventos hace falta la sesión de un organizador';
const NO_ROLE =
  'Los eventos los agregan quienes organizan: si te hace falta, pedíselo a quien administra.';

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
    const known = await session();
    if (organises(known)) return null;
    if (isComplete(known)) return NO_ROLE;
    const asked = askToSignIn();
    if (asked === null) return `${NEEDED}, y esta página no ofrece iniciarla.`;
    return (await asked) && organises(await session(0)) ? null : '';
  } catch {
    return 'No se pudo comprobar tu sesión. Probá de nuevo en un momento.';
  }
}
