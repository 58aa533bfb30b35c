import { useEffect, useRef } from 'react';

/**
 * Does `act` while what uses it is on the page, and `otherwise`, or nothing, once that is gone: so a late
 * answer closes what asked for it, and never what the person opened since.
 */
export function useWhileThere<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
  otherwise?: (...given: Given) => void,
): (...given: Given) => void {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return (...given) => {
    if (isThere.current) act(...given);
    else otherwise?.(...given);
  };
}
