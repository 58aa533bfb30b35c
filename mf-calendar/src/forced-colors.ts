import { FORCED_COLORS } from '@almanaque/ui';

/** What is chosen, or today. */
export const filled = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** A bar at the left, which no colour of an author's takes part in. */
export const bar = {
  content: '""',
  position: 'absolute',
  inset: '0 auto 0 0',
  width: 5,
  forcedColorAdjust: 'none',
  background: 'LinkText',
} as const;

/**
 * Where the person's own colours take the place of ours, grounds and shadows are gone: what they told is
 * told by outlines, bars and the system's colours. Agenda and year tell their own.
 */
export const forcedColors = {
  [FORCED_COLORS]: {
    '& .cell.today .number': filled,
    '& .cell.holiday::before': bar,
    '& .marks svg, & .legend svg': { forcedColorAdjust: 'auto' },
    '& .marks svg': { fill: 'CanvasText' },
    '& .chip.mark::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
    '& .chip.bar': { boxSizing: 'border-box', borderBlock: '1px solid CanvasText' },
    '& .bar.begins': { borderLeft: '1px solid CanvasText' },
    '& .bar.ends': { borderRight: '1px solid CanvasText' },
    '& .cell.selected': {
      outline: '3px solid CanvasText',
      outlineOffset: -3,
    },
    '& .cell:focus-visible': {
      outline: '3px dashed Highlight',
      outlineOffset: -3,
    },
    '& .swatch.holiday': { ...bar, content: 'none', position: 'static', width: 18 },
    // The ground that the browser lays under so large a figure would cover the line above it.
    '& .leaf-day': { forcedColorAdjust: 'none', color: 'CanvasText' },
    '& .views label:has(:checked)': filled,
    '& .views label:has(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: 2 },
    '& .legend button[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: 2 },
  },
} as const;
