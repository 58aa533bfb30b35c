import { FORCED_COLORS, styled, token } from '@almanaque/ui';

/**
 * In the month at the other end of the line than the day's number: beside it, it was read as a degree sign.
 * It is not printed: whom a plan is a surprise for may read the month on the wall.
 */
export const Ring = styled('span')({
  position: 'absolute',
  top: 8,
  // Clear of the number in the narrow cells of a phone.
  right: 'clamp(2px, 6%, 8px)',
  boxSizing: 'border-box',
  width: 9,
  height: 9,
  border: `2px solid ${token.ink}`,
  borderRadius: '50%',
  background: token.surface,
  boxShadow: `0 0 0 1px ${token.surface}`,
  '.number:has(> &) + .holiday-name': { marginRight: 10 },
  [FORCED_COLORS]: { borderColor: 'CanvasText', background: 'Canvas' },
  '@media print': { display: 'none' },
});
