/** One action on a store, as it was called, and what the store held then. */
export interface Recorded<Action, State> {
  readonly action: Action;
  readonly given: readonly unknown[];
  readonly now: State;
}

interface Store<State> {
  readonly getState: () => State;
}

/** A store that does what `store` does, and writes down each of `actions`. */
export function recorded<
  State,
  Action extends string,
  Kept extends Store<State> & Readonly<Record<Action, (...given: never[]) => void>>,
>(store: Kept, actions: readonly Action[]) {
  const records: Recorded<Action, State>[] = [];
  const recording =
    (action: Action) =>
    (...given: readonly unknown[]) => {
      Reflect.apply(store[action], store, given);
      records.push({ action, given, now: store.getState() });
    };
  const acting = Object.fromEntries(actions.map((action) => [action, recording(action)]));
  return { store: { ...store, ...acting } as Kept, records };
}
