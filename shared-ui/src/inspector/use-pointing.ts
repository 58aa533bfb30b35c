import { useEffect, useEffectEvent, useState } from 'react';
import { rootOf } from './place-on-page.ts';

/** Where what looks into the page is itself: there, pointing means what it always does. */
export const INSPECTOR = 'data-almanaque-inspector';

const isOwn = (event: Event): boolean =>
  event.composedPath().some((one) => one instanceof Element && one.hasAttribute(INSPECTOR));

/**
 * While `isOn`, what the pointer is over, which a click chooses instead of doing what it does there.
 * Escape ends it.
 */
export function usePointing(
  isOn: boolean,
  onChoose: (root: Element) => void,
  onEnd: () => void,
): Element | null {
  const [over, setOver] = useState<Element | null>(null);
  const point = useEffectEvent((event: Event) => setOver(isOwn(event) ? null : rootOf(event)));
  const choose = useEffectEvent((event: Event) => {
    const root = rootOf(event);
    if (root === null || isOwn(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onChoose(root);
  });
  const end = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    onEnd();
  });
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    addEventListener('pointermove', point, early);
    addEventListener('click', choose, early);
    addEventListener('keydown', end, early);
    return () => {
      stop.abort();
      setOver(null);
    };
  }, [isOn]);
  return over;
}
