import { createContext, use } from 'react';

type Go = () => void;

/** Goes, or asks first. */
type Ask = (go: Go) => void;

/** Stands between what is open in a dialog and every way out of it. */
export interface LeaveGuard {
  /** A form decides when `go` happens. Returns what takes its say back. */
  readonly keep: (ask: Ask) => () => void;
  /**
   * Goes at once, unless something entered in any of the forms would be lost by it. What `go` itself
   * leaves by is not asked about a second time.
   */
  readonly leave: Ask;
}

export function createLeaveGuard(): LeaveGuard {
  const asks = new Set<Ask>();
  let isGoing = false;
  const going = (go: Go) => () => {
    isGoing = true;
    try {
      go();
    } finally {
      isGoing = false;
    }
  };
  return {
    keep: (ask) => {
      asks.add(ask);
      return () => void asks.delete(ask);
    },
    leave: (go) => {
      if (isGoing) go();
      else [...asks].reduce<Go>((next, ask) => () => ask(next), going(go))();
    },
  };
}

/** The guard of the dialog that is around. */
export const LeaveContext = createContext(createLeaveGuard());

export const useLeaveGuard = (): LeaveGuard => use(LeaveContext);
