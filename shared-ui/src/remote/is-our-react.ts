import { createContext, useContext } from 'react';

const Unused = createContext(null);

/**
 * Whether the React that draws now is the one this package has. In a portal whose React will not do, the
 * remote has brought its own, in which no hook works while the portal's draws.
 */
export function useIsOurReact(): boolean {
  try {
    useContext(Unused);
    return true;
  } catch {
    return false;
  }
}
