import { FORCED_COLORS, token } from '@almanaque/ui';

const TICK = 'polygon(18% 49%, 27% 40%, 43% 56%, 73% 25%, 82% 34%, 43% 75%)';

/**
 * How a box to tick looks, and a round one of which one is chosen. Not the browser's own: that is grey
 * where the page is blue ink.
 */
export const tickLook = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  minHeight: 0,
  margin: 0,
  padding: 0,
  border: `1.5px solid ${token.inkSoft}`,
  borderRadius: 5,
  background: token.surface,
  printColorAdjust: 'exact',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    margin: -1.5,
    background: token.paper,
    clipPath: TICK,
    visibility: 'hidden',
  },
  '&:is([type=radio])': { borderRadius: '50%' },
  '&:is([type=radio])::before': { clipPath: 'circle(22%)' },
  '&:checked': { borderColor: token.ink, background: token.ink },
  '&:checked::before': { visibility: 'visible' },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  // The system draws its own in its own colours.
  [FORCED_COLORS]: { appearance: 'auto', '&::before': { display: 'none' } },
} as const;
