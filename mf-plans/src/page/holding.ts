import { createContext, use, useEffect } from 'react';

/** Told whether something is being written that waits for its person, and that another may not find. */
export const HoldingContext = createContext<(holds: boolean) => void>(() => undefined);

/** For what a reload would find again, and so does not ask before it; see `useNextPerson`. */
export function useHolding(holds: boolean): void {
  const tell = use(HoldingContext);
  useEffect(() => {
    tell(holds);
    return () => tell(false);
  }, [tell, holds]);
}
