import { token } from '@almanaque/ui';
import { tickLook } from '@almanaque/ui/form';

/** How a list of one's own tasks looks, wherever it stands. */
export const OWN_TASKS_STYLE = {
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 14px',
    minHeight: 44,
    borderTop: `1px solid ${token.hairline}`,
  },
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, cursor: 'pointer' },
  '& label .what': { display: 'flex', flexWrap: 'wrap', gap: '0 14px' },
  '& input': tickLook,
  '& input:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
  '& [data-late=true]': { color: token.danger, fontWeight: 600 },
} as const;
