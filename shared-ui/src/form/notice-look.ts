import { token } from '@almanaque/ui';

/** How what a form or a screen asks, or tells, before it goes on stands out from the rest of it. */
export const noticeLook = {
  '& .notice': {
    display: 'grid',
    gap: 12,
    padding: '12px 16px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: token.radius,
    '& p': { margin: 0 },
    '&:focus': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
  },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 12 },
} as const;
