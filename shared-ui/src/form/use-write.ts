import { toastStore } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { failureText, isUnreached } from './failure-text.ts';
import { useBackOnline } from './use-back-online.ts';

interface WriteOptions {
  /** Tells why it came to nothing, where no `problem` is shown beside what was pressed. */
  readonly tell?: (problem: string) => void;
  /** Whether it was given up rather than that it failed: then nothing is told. */
  readonly isGivenUp?: (error: unknown) => boolean;
  /** What succeeded is not to be done again: it stays busy until what asked for it goes. */
  readonly once?: boolean;
}

type State = 'idle' | 'busy' | { readonly problem: string; readonly isUnreached?: boolean };

export const tellByToast = (problem: string): void => toastStore().show(problem, 'error');

/**
 * Something that takes a while and may fail. While it is under way, asking again does nothing. Why it
 * failed is told until the next time, or, where no connection was why, until there is one. What was
 * pressed is not disabled meanwhile: it would lose the focus, and the dialog its keys.
 */
export function useWrite({ tell, isGivenUp, once = false }: WriteOptions = {}) {
  const [state, setState] = useState<State>('idle');
  useBackOnline(typeof state === 'object' && state.isUnreached === true, () => setState('idle'));
  const write = async (act: () => Promise<unknown>): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await act();
      if (!once) setState('idle');
    } catch (error) {
      const problem = failureText(error);
      const isTold = tell !== undefined || isGivenUp?.(error) === true;
      setState(isTold ? 'idle' : { problem, isUnreached: isUnreached(error) });
      if (isGivenUp?.(error) !== true) tell?.(problem);
    }
  };
  return {
    write,
    /** Tells what stands in the way, and writes nothing. */
    refuse: (problem: string) => setState({ problem }),
    busy: state === 'busy',
    problem: typeof state === 'object' ? state.problem : null,
  };
}
