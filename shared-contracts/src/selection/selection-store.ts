import { use } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { guarded } from '../guarded-listener.ts';
import { pageSingleton } from '../page-singleton.ts';
import { HostContext } from '../remote/host-context.tsx';
import { NOTHING_SELECTED, selectedDate, selectionSchema, type Selection } from './selection.ts';

/**
 * What is selected in one installation. What others put in is parsed: a value that does not fit leaves the state as
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

/** The only one that remotes of earlier versions know. */
const firstStore = (): SelectionStore => pageSingleton('selection.v1', createSelectionStore);

/** By the address of its server, each installation's. The first one here shares with remotes of earlier versions. */
function createInstallations(): (apiBase: string) => SelectionStore {
  const stores = new Map<string, SelectionStore>();
  return (apiBase) => {
    const { href } = new URL(`${apiBase}/`, document.baseURI);
    const store = stores.get(href) ?? (stores.size === 0 ? firstStore() : createSelectionStore());
    stores.set(href, store);
    return store;
  };
}

/**
 * What is selected in the installation whose server is at `apiBase`, whichever copy of this package asks;
 * without an address, in the first installation of this page.
 */
export const selectionStore = (apiBase?: string): SelectionStore =>
  apiBase === undefined
    ? firstStore()
    : pageSingleton('installations.v1', createInstallations)(apiBase);

/** @param apiBase Default: that of the host around it. */
export const useSelectionStore = (apiBase = use(HostContext)?.apiBase): SelectionStore =>
  selectionStore(apiBase);

/** @param apiBase Default: that of the host around it. */
export const useSelection = (apiBase?: string): Selection => useStore(useSelectionStore(apiBase));
