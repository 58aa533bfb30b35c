import { offerNewEvent } from '@almanaque/shared-contracts';
import { useEffect, useEffectEvent } from 'react';

/** While it is mounted, other parts of the page may have `open` called for a new event. */
export function useOfferedEditor(open: () => void): void {
  const run = useEffectEvent(open);
  useEffect(() => offerNewEvent(() => run()), []);
}
