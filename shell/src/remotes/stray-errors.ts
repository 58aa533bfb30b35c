import { toastStore, TOAST_MS } from '@almanaque/shared-contracts';
import type { Blame } from './blame.ts';
import { SLOT_TROUBLE } from './slot-texts.ts';
import type { Remotes } from './remotes.ts';
import type { SlotName } from './slots.ts';

/**
 * Catches what a remote throws where no boundary reaches: in its event handlers, its timers and its
 * promises. What it had on screen stays, so nothing a person typed is lost; they are told once, and
 * may have it loaded anew. Before it is mounted, its slot tells already.
 * @returns how to stop.
 */
export function watchStrayErrors(blame: Blame, remotes: Remotes): () => void {
  const toldAt = new Map<SlotName, number>();

  const tell = (name: SlotName) => {
    const now = performance.now();
    if (now - (toldAt.get(name) ?? -Infinity) < TOAST_MS) return;
    toldAt.set(name, now);
    toastStore().show(SLOT_TROUBLE[name], 'error', {
      label: 'Reintentar',
      run: remotes[name].retry,
    });
  };
  const contain = (event: Event, error: unknown, fileName?: string) => {
    const name = blame.of(error, fileName);
    if (name === null) return;
    event.preventDefault();
    console.warn(`Almanaque: ${name} failed outside of what it renders.`, error);
    if (remotes[name].getState().status === 'ready') tell(name);
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
