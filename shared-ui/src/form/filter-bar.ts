import { token } from '@almanaque/ui';
import { entryLook } from './entry-look.ts';

/** The row of fields above a list that narrows it: `.bar`, a label around each field. */
export const filterBar = {
  '& .bar': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px' },
  '& .bar label': { display: 'grid', gap: 2, fontSize: '0.875rem', color: token.inkSoft },
  '& .bar :is(input, select)': {
    ...entryLook,
    width: '100%',
    padding: '0 12px',
    background: token.surface,
  },
} as const;
