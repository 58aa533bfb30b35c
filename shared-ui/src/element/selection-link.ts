import type { Selection, SelectionStore } from '@almanaque/shared-contracts';
import type { AlmanaqueSelection } from './element.d.ts';

/** The page's selection; there from when the first remote has come. */
const selectionStore = (): SelectionStore | undefined =>
  (globalThis as unknown as Record<symbol, SelectionStore | undefined>)[
    Symbol.for('almanaque.selection.v1')
  ];

function told(selection: Selection | undefined): AlmanaqueSelection {
  if (selection?.kind === 'event') return { date: selection.event.date, event: selection.event };
  return { date: selection?.kind === 'day' ? selection.date : null, event: null };
}

export const selectedNow = (): AlmanaqueSelection => told(selectionStore()?.getState());

/** A selection asked for: an event with its recommendations, a day, or none. */
export type Wanted = { readonly event: unknown } | { readonly date: string } | null;

function replace(store: SelectionStore, wanted: Wanted): void {
  if (wanted === null) store.restore({ kind: 'none' });
  else if ('event' in wanted) store.openEvent(wanted.event);
  else store.restore({ kind: 'day', date: wanted.date });
}

const isSame = (a: AlmanaqueSelection, b: AlmanaqueSelection): boolean =>
  a.date === b.date && a.event?.id === b.event?.id;

/**
 * One element's hold on the page's selection. It tells of every change but those asked for through
 * itself, so that a portal which answers each with a wish does not go round in circles.
 */
export function linkSelection(tell: (now: AlmanaqueSelection, before: AlmanaqueSelection) => void) {
  let isOwn = false;
  let stop: (() => void) | undefined;
  return {
    start: () => {
      stop ??= selectionStore()?.subscribe((now, before) => {
        const [is, was] = [told(now), told(before)];
        if (!isOwn && !isSame(is, was)) tell(is, was);
      });
    },
    stop: () => {
      stop?.();
      stop = undefined;
    },
    /** What cannot be selected is ignored; the store says so to the console. */
    select: (wanted: Wanted) => {
      const store = selectionStore();
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
