import { useStore, type StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { guarded } from '../guarded-listener.ts';
import { pageSingleton } from '../page-singleton.ts';
import { NOTHING_SELECTED, selectedDate, selectionSchema, type Selection } from './selection.ts';

/**
 * The page's selection. What others put in is parsed: a value that does not fit leaves the state as
 * it is and is reported to the console, so no remote can crash its neighbours through it.
 */
export interface SelectionStore {
  readonly getState: () => Selection;
  readonly getInitialState: () => Selection;
  /** A listener that throws is reported to the console; the others still hear of the change. */
  readonly subscribe: (listener: (now: Selection, before: Selection) => void) => () => void;
  /** Selects the day; the selected one again: nothing is selected. Either way recommendations close. */
  readonly toggleDay: (date: unknown) => void;
  /** Selects the event and opens its recommendations; calendars jump to its date. */
  readonly openEvent: (event: unknown) => void;
  /** Closes the recommendations; the event's day stays selected. */
  readonly closeRecommendations: () => void;
  /** Puts a whole selection in place, as when the browser goes back. */
  readonly restore: (selection: unknown) => void;
}

export function createSelectionStore(): SelectionStore {
  const store: StoreApi<Selection> = createStore(() => NOTHING_SELECTED);

  const replace = (candidate: unknown): void => {
    const parsed = selectionSchema.safeParse(candidate);
    if (parsed.success) store.setState(parsed.data, true);
    else console.warn('Almanaque: a selection was ignored because it does not fit.', parsed.error);
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(guarded('selection', listener)),
    toggleDay: (date) =>
      replace(selectedDate(store.getState()) === date ? NOTHING_SELECTED : { kind: 'day', date }),
    openEvent: (event) => replace({ kind: 'event', event }),
    closeRecommendations: () => {
      const current = store.getState();
      if (current.kind === 'event') replace({ kind: 'day', date: current.event.date });
    },
    restore: replace,
  };
}

/** The one selection of this page, whichever copy of this package asks. */
export const selectionStore = (): SelectionStore =>
  pageSingleton('selection.v1', createSelectionStore);

export const useSelection = (): Selection => useStore(selectionStore());
