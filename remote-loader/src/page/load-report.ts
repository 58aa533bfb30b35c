import { REMOTE_LOAD_EVENT, type RemoteLoad } from '@almanaque/shared-contracts';

/** Traces wait so long for others, clear of what the first view is loading. */
const GATHER_MS = 5000;

/** As many as the server takes at once; more than that in five seconds is not worth telling. */
const MAX_LOADS = 100;

/**
 * Tells each attempt to load a remote to whoever listens on this page, at once, and to the server,
 * a few at a time, with what was wrong with the file that failed. A lost report is lost: nothing waits
 * for it and nobody is told.
 */
export function createLoadReport(address: string): (load: RemoteLoad, error?: unknown) => void {
  let gathered: { -readonly [Field in keyof RemoteLoad]: RemoteLoad[Field] }[] = [];

  const send = () => {
    if (gathered.length === 0) return;
    const body = JSON.stringify({ loads: gathered });
    gathered = [];
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  };
  window.addEventListener('pagehide', send);

  return (load, error) => {
    window.dispatchEvent(new CustomEvent(REMOTE_LOAD_EVENT, { detail: load }));
    if (gathered.length === 0) setTimeout(send, GATHER_MS);
    if (gathered.length === MAX_LOADS) return;
    const told = { ...load };
    gathered.push(told);
    if (!error) return;
    import(/* webpackChunkName: "recovery" */ '../find-fault.ts')
      .then(({ findFault }) => findFault(error))
      .then(
        (fault) => (told.fault = fault),
        () => undefined,
      );
  };
}
