import { token } from '@almanaque/ui';

/** The row of fields above a list that narrows it: `.bar`, a label around each field. */
export const filterBar = {
  '& .bar': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px' },
  '& .bar label': { display: 'grid', gap: 2, fontSize: '0.875rem', color: token.inkSoft },
  '& .bar :is(input, select)': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    padding: '0 12px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: token.radius,
    background: token.surface,
    color: token.ink,
    font: `400 1rem/1.4 ${token.sans}`,
  },
} as const;
