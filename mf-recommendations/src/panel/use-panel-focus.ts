import { askCalendar } from '@almanaque/shared-contracts';
import { focusedElement } from '@almanaque/ui';
import { useEffect, useRef, useState } from 'react';

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whoever chose the event in a dialog that is gone, as the search, came from nowhere. */
const canTakeFocus = (opener: Element | null): opener is HTMLElement =>
  opener instanceof HTMLElement && opener.isConnected && opener !== document.body;

/**
 * Takes the person to the panel when it opens, and back to where they were, or else to the day, when it
 * closes under their focus. Who has opened a dialog while the panel was on its way is left in peace there.
 * Give the ref to the panel's heading.
 */
export function usePanelFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(focusedElement);

  useEffect(() => {
    const target = heading.current;
    if (!opener?.closest('[role="dialog"]')) {
      target?.focus({ preventScroll: true });
      target
        ?.closest('section')
        ?.scrollIntoView({ block: 'start', behavior: calm() ? 'auto' : 'smooth' });
    }
    return () => {
      const focusIsLost = document.activeElement === document.body && target?.isConnected !== true;
      if (!focusIsLost) return;
      if (canTakeFocus(opener)) opener.focus({ preventScroll: true });
      else askCalendar('selected-day');
    };
  }, [opener]);

  return heading;
}
