import type { Selection, SelectionStore } from '@almanaque/shared-contracts';
import type { AlmanaqueSelection } from './element.d.ts';

/** The installation's selection; there from when the first remote has come. */
const selectionStore = (apiBase: string): SelectionStore | undefined =>
  (globalThis as unknown as Record<symbol, ((apiBase: string) => SelectionStore) | undefined>)[
    Symbol.for('almanaque.installations.v1')
  ]?.(apiBase);

function told(selection: Selection | undefined): AlmanaqueSelection {
  if (selection?.kind === 'event') return { date: selection.event.date, event: selection.event };
  return { date: selection?.kind === 'day' ? selection.date : null, event: null };
}

export const selectedNow = (apiBase: string): AlmanaqueSelection =>
  told(selectionStore(apiBase)?.getState());

/** A selection asked for: an event with its recommendations, a day, or none. */
export type Wanted = { readonly event: unknown } | { readonly date: string } | null;

function replace(store: SelectionStore, wanted: Wanted): void {
  if (wanted === null) store.restore({ kind: 'none' });
  else if ('event' in wanted) store.openEvent(wanted.event);
  else store.restore({ kind: 'day', date: wanted.date });
}

const isSame = (a: AlmanaqueSelection, b: AlmanaqueSelection): boolean =>
  a.date === b.date && a.event?.id === b.event?.id;

/** True for the first of the page's elements that tells of a change, whichever script defined them. */
function isFirstToTell(change: Selection): boolean {
  const page = globalThis as unknown as Record<symbol, WeakSet<Selection> | undefined>;
  const told = (page[Symbol.for('almanaque.told-changes.v1')] ??= new WeakSet());
  if (told.has(change)) return false;
  told.add(change);
  return true;
}

/**
 * One element's hold on the selection of its installation. It tells of every change but those asked for through
 * itself, so that a portal which answers each with a wish does not go round in circles.
 */
export function linkSelection(
  apiBase: () => string,
  tell: (now: AlmanaqueSelection, before: AlmanaqueSelection, isFirst: boolean) => void,
) {
  let isOwn = false;
  let stop: (() => void) | undefined;
  const start = () => {
    stop?.();
    stop = selectionStore(apiBase())?.subscribe((now, before) => {
      const [is, was] = [told(now), told(before)];
      if (!isOwn && !isSame(is, was)) tell(is, was, isFirstToTell(now));
    });
  };
  return {
    start,
    stop: () => {
      stop?.();
      stop = undefined;
    },
    /** The element is told of another installation. */
    moved: () => {
      if (stop) start();
    },
    /** What cannot be selected is ignored; the store says so to the console. */
    select: (wanted: Wanted) => {
      const store = selectionStore(apiBase());
      if (!store) return;
      isOwn = true;
      try {
        replace(store, wanted);
      } finally {
        isOwn = false;
      }
    },
  };
}
