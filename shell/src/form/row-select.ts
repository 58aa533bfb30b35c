import { token } from '@almanaque/ui';

/** A choice in a row of a list, which counts as soon as it is made. */
export const rowSelect = {
  '& select': {
    minHeight: 44,
    padding: '0 8px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: token.radius,
    background: token.paper,
    color: token.ink,
    font: `400 1rem/1.4 ${token.sans}`,
  },
  '& select:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
} as const;
