import { token, TOUCH } from '@almanaque/ui';

/** The files of a plan, and where others are dropped. */
export const attachmentsStyle = {
  '& .files': { display: 'grid', gap: 8, borderRadius: token.radius },
  '& .files.over': { outline: `2px dashed ${token.ink}`, outlineOffset: 6 },
  '& .files ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& .files li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 44,
    padding: '4px 0',
  },
  '& .files li + li': { borderTop: `1px solid ${token.hairline}` },
  '& .files .again': { justifySelf: 'start' },
  // A finger drops nothing from outside the page.
  '& .by-mouse': { [TOUCH]: { display: 'none' } },
  '& .by-finger': { display: 'none', [TOUCH]: { display: 'inline' } },
  '& .files a': { color: 'inherit', fontWeight: 600, textUnderlineOffset: '0.2em' },
  '& .files li > span': { overflowWrap: 'anywhere' },
  '& .files li button': { marginRight: -12 },
} as const;
