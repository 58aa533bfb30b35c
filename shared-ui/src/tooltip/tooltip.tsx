import MuiTooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { tooltipClosed, useSkipsDelay } from './skip-delay.ts';

/** Section 2: tooltips open after 700 ms. */
export const OPEN_DELAY = 700;

// Beside what it explains, and so inside the same landmark.
const IN_PLACE = { popper: { disablePortal: true } } as const;

export function Tooltip(props: Pick<TooltipProps, 'title' | 'children' | 'placement'>) {
  const delay = useSkipsDelay() ? 0 : OPEN_DELAY;
  return (
    <MuiTooltip
      {...props}
      enterDelay={delay}
      enterNextDelay={delay}
      enterTouchDelay={OPEN_DELAY}
      onClose={tooltipClosed}
      slotProps={IN_PLACE}
    />
  );
}
