import { token } from '@almanaque/ui';
import { entryLook } from './entry-look.ts';

/** A choice in a row of a list, which counts as soon as it is made. */
export const rowSelect = {
  '& select': {
    ...entryLook,
    padding: '0 8px',
    background: token.paper,
  },
  '& select:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
} as const;
