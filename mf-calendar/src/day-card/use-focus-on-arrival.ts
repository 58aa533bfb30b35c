import { useEffect, useRef } from 'react';

/**
 * Asking for more takes away the button that asked: the focus goes to the first entry that came.
 * @param of Whose entries they are: what is awaited is given up with it.
 * @param count How many there are now.
 * @returns the list's ref, and what to call when more is asked for.
 */
export function useFocusOnArrival(of: string, count: number) {
  const list = useRef<HTMLUListElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    awaited.current = null;
  }, [of]);
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
