/** Who listens to what the page's parts share. */
export interface Subscribed {
  /** By the store's name, where the page has it: listeners that have not left it. */
  readonly listeners: Readonly<Record<string, number>>;
  readonly observedQueries: number;
}

/** Runs in the page, before its own scripts: each store is counted from when it is made. */
export function countSubscribed(): void {
  interface Store {
    subscribe: (listener: unknown) => () => void;
  }
  const listeners: Record<string, number> = {};

  const count = (name: string, store: Store) => {
    const { subscribe } = store;
    const add = (one: 1 | -1) => (listeners[name] = (listeners[name] ?? 0) + one);
    store.subscribe = (listener) => {
      const leave = subscribe(listener);
      let isThere = true;
      add(1);
      return () => {
        leave();
        if (isThere) add(-1);
        isThere = false;
      };
    };
  };

  for (const name of ['selection', 'view', 'toasts']) {
    let store: Store | undefined;
    Object.defineProperty(globalThis, Symbol.for(`almanaque.${name}.v1`), {
      get: () => store,
      set: (made: Store) => {
        store = made;
        listeners[name] = 0;
        count(name, made);
      },
    });
  }

  interface Queries {
    readonly getQueryCache: () => {
      readonly getAll: () => readonly { readonly getObserversCount: () => number }[];
    };
  }
  const observedQueries = () => {
    const queries = Reflect.get(globalThis, Symbol.for('almanaque.queries.v1')) as
      | Queries
      | undefined;
    const all = queries?.getQueryCache().getAll() ?? [];
    return all.reduce((sum, query) => sum + query.getObserversCount(), 0);
  };
  const subscribed = (): Subscribed => ({
    listeners: { ...listeners },
    observedQueries: observedQueries(),
  });
  Object.assign(window, { subscribed });
}
