import MuiTooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';

/** Section 2: tooltips open after 700 ms; within 300 ms of another one closing, at once. */
export const OPEN_DELAY = 700;
export const SKIP_DELAY = 300;

let lastClosedAt = -Infinity;

export function Tooltip(props: Pick<TooltipProps, 'title' | 'children' | 'placement'>) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openSoon = () => {
    const delay = performance.now() - lastClosedAt < SKIP_DELAY ? 0 : OPEN_DELAY;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };

  return (
    <MuiTooltip
      {...props}
      open={open}
      onOpen={openSoon}
      onClose={close}
      enterDelay={0}
      enterNextDelay={0}
      enterTouchDelay={OPEN_DELAY}
    />
  );
}
