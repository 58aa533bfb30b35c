import { useEffect, useRef, useState } from 'react';
import { loadOverlays } from '../overlays/load-overlays.ts';
import { tooltipClosed, useSkipsDelay } from './skip-delay.ts';

/** Section 2: tooltips open after 700 ms. */
export const OPEN_DELAY = 700;

/** How long one opened by touch stays once the finger is off it. */
export const TOUCH_STAY = 1500;

export interface TooltipState {
  readonly open: boolean;
  /** What it explains; null before it first opens. */
  readonly anchor: HTMLElement | null;
  readonly comeNear: (anchor: HTMLElement, delay?: number) => void;
  readonly stay: () => void;
  readonly leave: (delay?: number) => void;
}

/** When a tooltip opens and closes. Only one change is ever planned. */
export function useTooltip(): TooltipState {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const plan = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enterDelay = useSkipsDelay() ? 0 : OPEN_DELAY;
  useEffect(() => () => clearTimeout(plan.current), []);

  const after = (delay: number, act: () => void) => {
    clearTimeout(plan.current);
    plan.current = setTimeout(act, delay);
  };
  return {
    open,
    anchor,
    comeNear: (near, delay = enterDelay) => {
      // On its way while the person waits; without it there is no tooltip.
      loadOverlays().catch(() => undefined);
      after(open ? 0 : delay, () => {
        setAnchor(near);
        setOpen(true);
      });
    },
    stay: () => clearTimeout(plan.current),
    leave: (delay = 0) =>
      after(delay, () => {
        if (open) tooltipClosed();
        setOpen(false);
      }),
  };
}
