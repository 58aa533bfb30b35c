import type { Recommendation } from '@almanaque/shared-contracts';
import { DEFAULT_MESSAGE, PlannerError } from './answer.ts';
import { asking, isAsking, titlesShown, type PlannerState } from './planner-state.ts';

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
}

export function createPlannerSession(ask: Ask): PlannerSession {
  const listeners = new Set<() => void>();
  let state: PlannerState = { kind: 'idle' };
  let takeBack = (): void => undefined;

  const become = (next: PlannerState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  async function run(avoidTitles: string[], signal: AbortSignal) {
    const received: Recommendation[] = [];
    try {
      for await (const recommendation of ask(avoidTitles, signal)) {
        if (signal.aborted) return;
        received.push(recommendation);
        become({ kind: 'streaming', recommendations: [...received] });
      }
      if (!signal.aborted) become({ kind: 'generated', recommendations: received });
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof PlannerError ? error.message : DEFAULT_MESSAGE;
      become({ kind: 'failed', message });
    }
  }

  const start = (others: readonly string[] = []) => {
    if (isAsking(state)) return;
    const before = state;
    const controller = new AbortController();
    takeBack = () => {
      controller.abort();
      if (isAsking(state)) become(before);
    };
    become(asking(before));
    void run([...new Set([...titlesShown(before), ...others])], controller.signal);
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (state.kind === 'idle') start();
      return () => {
        listeners.delete(listener);
        // StrictMode and a re-render leave and come back within the same task: that is not leaving.
        queueMicrotask(() => {
          if (listeners.size === 0) takeBack();
        });
      };
    },
    regenerate: start,
  };
}
