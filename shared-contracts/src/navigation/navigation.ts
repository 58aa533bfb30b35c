import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { guarded } from '../guarded-listener.ts';
import { pageSingleton } from '../page-singleton.ts';
import { createSteps } from './steps.ts';

/** What of the page's address says where one is. */
export interface PageLocation {
  readonly path: string;
  readonly search: string;
}

/** Goes, or asks first. */
export type AskBeforeLeaving = (go: () => void) => void;

export interface Navigation {
  readonly getState: () => PageLocation;
  readonly getInitialState: () => PageLocation;
  /** A listener that throws is reported to the console; the others still hear of the change. */
  readonly subscribe: (listener: (now: PageLocation, before: PageLocation) => void) => () => void;
  /** False where no shell follows the address: then `go` loads the page that `to` names. */
  readonly isRouted: () => boolean;
  /** Goes to an address of this installation: '/configuracion/personas?buscar=ana'. */
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void;
  /**
   * `ask` decides when another path is gone to, by whichever way. Within a path nobody is asked.
   * Returns what takes its say back.
   */
  readonly hold: (ask: AskBeforeLeaving) => () => void;
  /** What the page at this address is called, in the tab and in the history. */
  readonly title: (text: string) => void;
  /** Has what `to` shows fetched: somebody is about to go there. */
  readonly prepare: (to: string) => void;
  /** For the shell: from then on the address is followed. */
  readonly route: (prepare: (to: string) => void) => void;
}

const here = (): PageLocation => ({ path: location.pathname, search: location.search });

export function createNavigation(): Navigation {
  const store = createStore(here);
  const asks = new Set<AskBeforeLeaving>();
  let prepare: ((to: string) => void) | null = null;

  const leave = (path: string, go: () => void) => {
    const asked = path === store.getState().path ? [] : [...asks];
    asked.reduce<() => void>((next, ask) => () => ask(next), go)();
  };
  const arrive = () => store.setState(here());
  const steps = createSteps({ leave, arrive });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(guarded('navigation', listener)),
    isRouted: () => prepare !== null,
    go: (to, { replace = false } = {}) => {
      const url = new URL(to, location.origin);
      if (prepare === null || url.origin !== location.origin) location.assign(url);
      else leave(url.pathname, () => steps.write(url, replace));
    },
    hold: (ask) => {
      asks.add(ask);
      return () => void asks.delete(ask);
    },
    title: (text) => {
      if (prepare) document.title = text;
    },
    prepare: (to) => prepare?.(to),
    route: (prepareWith) => {
      prepare = prepareWith;
      steps.follow();
    },
  };
}

/** The one of this page, whichever copy of this package asks. */
export const navigation = (): Navigation => pageSingleton('navigation.v1', createNavigation);

export const useLocation = (): PageLocation => useStore(navigation());
