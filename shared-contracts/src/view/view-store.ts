import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { someTypes, type CalendarFilter } from '../calendar/calendar-filter.ts';
import { guarded } from '../guarded-listener.ts';
import { pageSingleton } from '../page-singleton.ts';
import { FIRST_VIEW, viewStateSchema, type ViewName, type ViewState } from './view.ts';

/**
 * The page's view and filter. What others put in is parsed: a value that does not fit leaves the
 * state as it is and is reported to the console, so no remote can crash its neighbours through it.
 */
export interface ViewStore {
  readonly getState: () => ViewState;
  readonly getInitialState: () => ViewState;
  /** A listener that throws is reported to the console; the others still hear of the change. */
  readonly subscribe: (listener: (now: ViewState, before: ViewState) => void) => () => void;
  readonly setView: (view: unknown) => void;
  /** Types come out each once, in the legend's order, and as null when they are all of them. */
  readonly setFilter: (filter: unknown) => void;
  /** Puts both in place, as when the browser goes back. */
  readonly restore: (state: unknown) => void;
}

export function createViewStore(): ViewStore {
  const store = createStore<ViewState>(() => FIRST_VIEW);

  const replace = (candidate: unknown): void => {
    const { data, error } = viewStateSchema.safeParse(candidate);
    if (!data) {
      console.warn('Almanaque: a view was ignored because it does not fit.', error);
      return;
    }
    const { view, filter } = data;
    store.setState({ view, filter: { ...filter, types: filter.types && someTypes(filter.types) } });
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(guarded('view', listener)),
    setView: (view) => replace({ ...store.getState(), view }),
    setFilter: (filter) => replace({ ...store.getState(), filter }),
    restore: replace,
  };
}

/** The one view of this page, whichever copy of this package asks. */
export const viewStore = (): ViewStore => pageSingleton('view.v1', createViewStore);

export const useView = (): ViewName => useStore(viewStore(), ({ view }) => view);

export const useFilter = (): CalendarFilter => useStore(viewStore(), ({ filter }) => filter);
