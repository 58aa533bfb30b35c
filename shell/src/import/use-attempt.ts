import { failureText } from '@almanaque/ui/form';
import { useState } from 'react';

type State = 'idle' | 'busy' | { readonly problem: string };

/**
 * Something that takes a while and may fail. While it is under way, asking again does nothing;
 * why it failed is told until the next attempt. After success it stays busy: what follows takes over.
 */
export function useAttempt() {
  const [state, setState] = useState<State>('idle');
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await act();
    } catch (error) {
      setState({ problem: failureText(error) });
    }
  };
  return {
    attempt,
    /** Tells what stands in the way, and attempts nothing. */
    refuse: (problem: string) => setState({ problem }),
    busy: state === 'busy',
    problem: typeof state === 'object' ? state.problem : null,
  };
}
