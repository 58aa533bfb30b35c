import { createStore, type Recommendation } from '@almanaque/shared-contracts';
import { DEFAULT_MESSAGE, PlannerError } from './answer.ts';
import {
  answeredFrom,
  askingFrom,
  cancelledFrom,
  failedFrom,
  ideasOnShow,
  isAsking,
  type Asking,
  type PlannerState,
} from './planner-state.ts';

export type Ask = (
  avoidTitles: string[],
  signal: AbortSignal,
) => AsyncGenerator<Recommendation, void>;

/** One event's dealings with the AI; what it got stays for the page's life. */
export interface PlannerSession {
  readonly getState: () => PlannerState;
  /** The first one to look asks the AI, once; when nobody looks any more, an open question is aborted. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks again, for other ideas than its own and those of `others`. While a question is open it does nothing. */
  readonly regenerate: (others?: readonly string[]) => void;
  /** Ends an open question; what is on show stays. */
  readonly cancel: () => void;
}

const OFF: PlannerState = { kind: 'off' };

/** The session on an installation without AI. */
export const OFF_SESSION: PlannerSession = {
  getState: () => OFF,
  subscribe: () => () => undefined,
  regenerate: () => undefined,
  cancel: () => undefined,
};

/** How long the page waits for the next idea, whatever the far end's own limit is. */
export const PATIENCE_MS = 60_000;
const OUT_OF_PATIENCE = 'La IA tardó demasiado en responder.';

export function createPlannerSession(ask: Ask): PlannerSession {
  const store = createStore<PlannerState>(() => ({ kind: 'idle' }));
  let looking = 0;
  let takeBack = (): void => undefined;
  let cancel = (): void => undefined;

  const become = (next: PlannerState) => store.setState(next, true);

  const start = (others: readonly string[] = []) => {
    const before = store.getState();
    if (isAsking(before)) return;
    const controller = new AbortController();
    let asked = askingFrom(before);
    let patience: ReturnType<typeof setTimeout> | undefined;

    /** The first end is the one that counts. */
    const end = (next: PlannerState) => {
      if (controller.signal.aborted) return;
      clearTimeout(patience);
      controller.abort();
      become(next);
    };
    const wait = (next: Asking) => {
      if (controller.signal.aborted) return;
      clearTimeout(patience);
      patience = setTimeout(() => end(failedFrom(asked, OUT_OF_PATIENCE)), PATIENCE_MS);
      asked = next;
      become(asked);
    };
    takeBack = () => end(before);
    cancel = () => end(cancelledFrom(asked, before));

    const run = async () => {
      const avoidTitles = new Set([...ideasOnShow(before).map(({ title }) => title), ...others]);
      try {
        for await (const idea of ask([...avoidTitles], controller.signal)) {
          wait({ ...asked, arrived: [...asked.arrived, idea] });
        }
        end(answeredFrom(asked));
      } catch (error) {
        const message = error instanceof PlannerError ? error.message : DEFAULT_MESSAGE;
        end(failedFrom(asked, message));
      }
    };
    wait(asked);
    void run();
  };

  return {
    getState: store.getState,
    subscribe: (listener) => {
      const forget = store.subscribe(listener);
      looking += 1;
      if (store.getState().kind === 'idle') start();
      return () => {
        forget();
        looking -= 1;
        // StrictMode and a re-render leave and come back within the same task: that is not leaving.
        queueMicrotask(() => {
          if (looking === 0) takeBack();
        });
      };
    },
    regenerate: start,
    cancel: () => cancel(),
  };
}
