import { useEffect, useEffectEvent } from 'react';

/** While it is mounted, other parts of the page may have `answer` called: `offer` lets them, until it is undone. */
export function useOffered<Asked extends readonly unknown[]>(
  offer: (answer: (...asked: Asked) => void) => () => void,
  answer: (...asked: Asked) => void,
): void {
  const run = useEffectEvent(answer);
  useEffect(() => offer((...asked) => run(...asked)), [offer]);
}
