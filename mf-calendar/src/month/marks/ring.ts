import { FORCED_COLORS, styled, token } from '@almanaque/ui';

/**
 * In the month at the edge of a day's number, clear of holidays' names and of the ring of a chosen day. It is not
 * printed: whom a plan is a surprise for may read the month on the wall.
 */
export const Ring = styled('span')({
  position: 'absolute',
  top: -2,
  right: 0,
  boxSizing: 'border-box',
  width: 9,
  height: 9,
  border: `2px solid ${token.ink}`,
  borderRadius: '50%',
  background: token.surface,
  boxShadow: `0 0 0 1px ${token.surface}`,
  '.number:has(> &)': { position: 'relative' },
  [FORCED_COLORS]: { borderColor: 'CanvasText', background: 'Canvas' },
  '@media print': { display: 'none' },
});
