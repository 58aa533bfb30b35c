import { PHONE, token } from '@almanaque/ui';

export const celebrationStyle = {
  '& .choice': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    '& label': { fontSize: '0.875rem', fontWeight: 600 },
    '& select': {
      maxWidth: '100%',
      minHeight: 40,
      padding: '6px 10px',
      border: `1px solid ${token.inkSoft}`,
      borderRadius: 8,
      background: token.surface,
      color: token.ink,
      font: `400 1rem/1.4 ${token.sans}`,
      '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
      [PHONE]: { width: '100%', minHeight: 44 },
    },
  },
  '& .other-day': { color: token.inkSoft, fontSize: '0.9375rem' },
} as const;
