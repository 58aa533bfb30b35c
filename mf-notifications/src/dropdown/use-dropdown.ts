import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listenForDismissal } from './dismissal.ts';
import { keepInView } from './placement.ts';

/**
 * A panel that opens beside its opener and stands in nobody's way: it takes the focus when it
 * opens, and closes on a click outside, on Escape and when the focus moves on.
 *
 * `rootRef` goes on the positioned element around opener and panel. `close` gives the focus back to
 * the opener.
 */
export function useDropdown() {
  const rootRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const close = useCallback(() => {
    openerRef.current?.focus({ preventScroll: true });
    setOpen(false);
  }, []);

  useLayoutEffect(() => {
    const root = rootRef.current;
    const panel = panelRef.current;
    if (!open || !root || !panel) return;
    panel.focus({ preventScroll: true });
    return keepInView(root, panel);
  }, [open]);

  useEffect(() => {
    const root = rootRef.current;
    if (!open || !root) return;
    return listenForDismissal(root, { onLeave: () => setOpen(false), onEscape: close });
  }, [open, close]);

  return { rootRef, openerRef, panelRef, open, toggle: () => setOpen(!open), close };
}
