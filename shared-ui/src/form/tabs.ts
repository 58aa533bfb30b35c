import { token } from '@almanaque/ui';

/** A row of pills, one of them pressed: `.tabs`, a button each. */
export const tabs = {
  '& .tabs': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .tabs button': {
    minHeight: 44,
    padding: '8px 16px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: 999,
    background: 'transparent',
    color: token.ink,
    font: `600 0.9375rem/1.3 ${token.sans}`,
    cursor: 'pointer',
  },
  '& .tabs button[aria-pressed=true]': {
    borderColor: token.ink,
    background: token.ink,
    color: token.paper,
  },
  '& .tabs button:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
} as const;
