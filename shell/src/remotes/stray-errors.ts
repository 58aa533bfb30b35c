import type { Blame, Remotes } from '@almanaque/remote-loader/page';
import { toastStore, TOAST_MS } from '@almanaque/shared-contracts';
import { troubleText } from '@almanaque/shared-contracts/contributions';
import { RETRY } from '@almanaque/ui';

/**
 * Catches what a remote throws where no boundary reaches: in its event handlers, its timers and its
 * promises. What it had on screen stays, so nothing a person typed is lost; they are told once, and
 * may have it loaded anew. Before it is mounted, its slot tells already.
 * @returns how to stop.
 */
export function watchStrayErrors(blame: Blame, remotes: Remotes): () => void {
  const toldAt = new Map<string, number>();

  /** There is no telling by which of its contributions, so all that are there are loaded anew. */
  const tell = (name: string) => {
    const there = remotes
      .getState()
      .places.filter(({ part, getState }) => part === name && getState().status === 'ready');
    const [first] = there;
    if (!first) return;
    const now = performance.now();
    if (now - (toldAt.get(name) ?? -Infinity) < TOAST_MS) return;
    toldAt.set(name, now);
    toastStore().show(troubleText(first.contribution), 'error', {
      label: RETRY,
      run: () => there.forEach(({ retry }) => retry()),
    });
  };
  const contain = (event: Event, error: unknown, fileName?: string) => {
    const name = blame.of(error, fileName);
    if (name === null) return;
    event.preventDefault();
    console.warn(`Almanaque: ${name} failed outside of what it renders.`, error);
    tell(name);
  };
  const onError = (event: ErrorEvent) => contain(event, event.error, event.filename);
  const onRejection = (event: PromiseRejectionEvent) => contain(event, event.reason);

  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
