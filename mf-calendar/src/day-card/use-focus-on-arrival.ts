import { useEffect, useRef } from 'react';

/**
 * Asking for more takes away the button that asked: the focus goes to the first entry that came.
 * @param count How many there are now.
 * @returns the list's ref, and what to call when more is asked for.
 */
export function useFocusOnArrival(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return;
    const first = list.current?.children[awaited.current];
    awaited.current = null;
    if (!(first instanceof HTMLElement) || document.activeElement !== document.body) return;
    first.tabIndex = -1;
    first.focus();
  }, [count]);
  const onAsked = () => {
    awaited.current = count;
  };
  return { list, onAsked };
}
