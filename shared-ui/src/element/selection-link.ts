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

interface Told {
  state?: Selection;
  isTold?: boolean;
}

/** What the page's elements told last, whichever script defined them. */
function lastTold(): Told {
  const page = globalThis as unknown as Record<symbol, Told | undefined>;
  return (page[Symbol.for('almanaque.told.v1')] ??= {});
}

/** Called by each element for each change: true for the first that tells of it. */
function isFirstToTell(state: Selection, tells: boolean): boolean {
  const last = lastTold();
  if (last.state !== state) Object.assign(last, { state, isTold: false });
  const isFirst = tells && last.isTold === false;
  if (tells) last.isTold = true;
  return isFirst;
}

/**
 * One element's hold on the page's selection. It tells of every change but those asked for through
 * itself, so that a portal which answers each with a wish does not go round in circles.
 */
export function linkSelection(
  tell: (now: AlmanaqueSelection, before: AlmanaqueSelection, isFirst: boolean) => void,
) {
  let isOwn = false;
  let stop: (() => void) | undefined;
  return {
    start: () => {
      stop ??= selectionStore()?.subscribe((now, before) => {
        const [is, was] = [told(now), told(before)];
        const tells = !isOwn && !isSame(is, was);
        const isFirst = isFirstToTell(now, tells);
        if (tells) tell(is, was, isFirst);
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
