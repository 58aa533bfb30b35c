import { token } from '@almanaque/ui';

/** How an entry looks, wherever it stands; each place adds its padding and its background. */
export const entryLook = {
  boxSizing: 'border-box',
  minHeight: 44,
  border: `1px solid ${token.inkSoft}`,
  borderRadius: token.radius,
  color: token.ink,
  font: `400 1rem/1.4 ${token.sans}`,
} as const;
