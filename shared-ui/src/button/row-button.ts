import { token } from '../theme/tokens.ts';

/** A line of a list that is pressed as a whole. */
export const rowButton = {
  boxSizing: 'border-box',
  border: 0,
  borderRadius: token.radius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: token.paper },
  '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: -2 },
} as const;
