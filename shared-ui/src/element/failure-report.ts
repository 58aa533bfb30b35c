import { findFault } from '@almanaque/remote-loader/find-fault';
import type { RemoteLoad } from '@almanaque/shared-contracts';

/** An element goes on trying for as long as its page is open: the server is told now and then. */
const PAUSE_MS = 60_000;

/** Of a server that does not answer there is nothing to tell that server: by then the part is here, and unmounted. */
const isOfThePart = ({ phase, outcome }: RemoteLoad): boolean =>
  outcome === 'crashed' || (outcome !== 'ready' && phase === 'entry');

/** Tells the server at `apiBase` that the part does not load, and why. Never rejects. */
export type FailureReport = (apiBase: string, load: RemoteLoad, error: unknown) => Promise<void>;

/** For all elements of one part in a page, which fail together. */
export function createFailureReport(): FailureReport {
  const toldAt = new Map<string, number>();
  return async (apiBase, load, error) => {
    const now = performance.now();
    if (!isOfThePart(load) || now - (toldAt.get(apiBase) ?? -Infinity) < PAUSE_MS) return;
    toldAt.set(apiBase, now);
    const fault = await findFault(error);
    await fetch(`${apiBase}/api/v1/metrics/remote-loads`, {
      method: 'POST',
      // The page may be left by now; and nobody's session is anything to it.
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loads: [{ ...load, fault }] }),
    }).catch(() => undefined);
  };
}
