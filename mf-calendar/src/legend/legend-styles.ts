import { token, TOUCH } from '@almanaque/ui';
import { SLIM } from '../part-width.ts';

export const legendStyles = {
  '& .legend': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '6px 28px',
    minHeight: 32,
    marginTop: 8,
    color: token.inkSoft,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
  },
  '& .legend ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 8px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .legend ul + ul': { columnGap: 20 },
  '& .legend li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& .legend button': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '0 10px',
    border: `1px solid ${token.hairline}`,
    borderRadius: 999,
    background: token.surface,
    color: token.ink,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { borderColor: token.inkSoft },
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
    [TOUCH]: { minHeight: 44 },
  },
  // One row, however many there are: what has no room is scrolled to, and the filters have the types too.
  [SLIM]: {
    '& .legend': {
      // The ring of what has the focus is within it, and so is the end of the row.
      margin: '4px 0 0 -4px',
      padding: '4px 20px 4px 4px',
      overflowX: 'auto',
      // Its end fades out, which says as much as a bar would.
      scrollbarWidth: 'none',
      maskImage: 'linear-gradient(270deg, transparent, #000 20px)',
    },
    '& .legend, & .legend ul': { flex: 'none', flexWrap: 'nowrap' },
  },
  // Told by line and shape, not by colour alone: struck through, in a dashed outline.
  '& .legend button[aria-pressed="false"]': {
    borderStyle: 'dashed',
    borderColor: token.inkSoft,
    background: 'transparent',
    color: token.inkSoft,
    textDecoration: 'line-through',
    '& svg': { opacity: 0.4 },
  },
  '& .swatch': {
    width: 18,
    height: 14,
    borderRadius: 4,
    border: `1px solid ${token.hairline}`,
  },
  '@media print': {
    '& .legend button': { minHeight: 0, padding: 0, border: 0, background: 'none' },
    '& .legend ul': { columnGap: 20 },
    '& .legend li:has([aria-pressed="false"])': { display: 'none' },
  },
} as const;
