import {
  createQueryClient,
  createSelectionStore,
  createToastStore,
  createViewStore,
  type QueryClient,
  type Selection,
  type SelectionStore,
  type Toast,
  type ToastStore,
  type ViewState,
  type ViewStore,
} from '@almanaque/shared-contracts';
import { recorded, type Recorded } from './recorded.ts';

export type SelectionAction = 'toggleDay' | 'openEvent' | 'closeRecommendations' | 'restore';
export type ViewAction = 'setView' | 'setFilter' | 'restore';
export type ToastAction = 'show' | 'dismiss';

/** What a page holds once, whichever part of it asks: fresh, and with all that is done to it written down. */
export interface FreshPage {
  /** The store that `selectionStore()` gives, and what was done to it, in order. */
  readonly selection: {
    readonly store: SelectionStore;
    readonly records: readonly Recorded<SelectionAction, Selection>[];
  };
  readonly view: {
    readonly store: ViewStore;
    readonly records: readonly Recorded<ViewAction, ViewState>[];
  };
  readonly toasts: {
    readonly store: ToastStore;
    readonly records: readonly Recorded<ToastAction, readonly Toast[]>[];
  };
  /** The page's one cache. */
  readonly queries: QueryClient;
  /** Puts back what the page held before. */
  readonly leave: () => void;
}

/** The names under which every copy of the contract finds what there is one of: see `pageSingleton`. */
const KEYS = {
  selection: Symbol.for('almanaque.selection.v1'),
  installations: Symbol.for('almanaque.installations.v1'),
  view: Symbol.for('almanaque.view.v1'),
  toasts: Symbol.for('almanaque.toasts.v1'),
  queries: Symbol.for('almanaque.queries.v1'),
  contributions: Symbol.for('almanaque.contributions.v1'),
} as const;

/**
 * Gives the page a selection, a view, toasts and a cache of its own, for one test. Whoever asks for
 * them from now on gets these; what is mounted already keeps those it had.
 */
export function freshPage(): FreshPage {
  const page = {
    selection: recorded<Selection, SelectionAction, SelectionStore>(createSelectionStore(), [
      'toggleDay',
      'openEvent',
      'closeRecommendations',
      'restore',
    ]),
    view: recorded<ViewState, ViewAction, ViewStore>(createViewStore(), [
      'setView',
      'setFilter',
      'restore',
    ]),
    toasts: recorded<readonly Toast[], ToastAction, ToastStore>(createToastStore(), [
      'show',
      'dismiss',
    ]),
    queries: createQueryClient(),
  };
  const before = Object.values(KEYS).map((key): readonly [symbol, unknown] => [
    key,
    Reflect.get(globalThis, key),
  ]);
  Reflect.set(globalThis, KEYS.selection, page.selection.store);
  Reflect.set(globalThis, KEYS.installations, undefined);
  Reflect.set(globalThis, KEYS.view, page.view.store);
  Reflect.set(globalThis, KEYS.toasts, page.toasts.store);
  Reflect.set(globalThis, KEYS.queries, page.queries);
  // Nobody has filled it.
  Reflect.set(globalThis, KEYS.contributions, undefined);
  return {
    ...page,
    leave: () => {
      // Or the timers that forget what nobody looks at would outlive the test.
      page.queries.clear();
      for (const [key, value] of before) Reflect.set(globalThis, key, value);
    },
  };
}
