import { FORCED_COLORS, PHONE, styled, token } from '@almanaque/ui';
import { filterBar } from '@almanaque/ui/form';
import { upright } from '../page/upright.ts';

const drawnStyle = {
  '& .bars': { display: 'grid', gap: 12, margin: 0, color: token.ink },
  '& .legend': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    color: token.inkSoft,
    fontSize: '0.875rem',
    '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
    '& svg': { color: token.ink },
  },
  '& .patterns': { position: 'absolute' },
  '& .bars ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& .bars li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, 26%) minmax(0, 1fr) 80px',
    alignItems: 'center',
    gap: 12,
    fontSize: '0.9375rem',
    // No room for a name beside its bar.
    [PHONE]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 12px',
      '& .of': { gridColumn: '1 / -1' },
    },
  },
  '& .of': { overflowWrap: 'anywhere', lineHeight: 1.25 },
  '& .drawn': { display: 'block', width: '100%', height: 18, overflow: 'visible' },
  '& .bars .numbers': { fontSize: '0.875rem', textAlign: 'right', whiteSpace: 'nowrap' },
  [FORCED_COLORS]: { '& svg': { color: 'CanvasText' } },
} as const;

const tableStyle = {
  '& .behind summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: token.inkSoft,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2, borderRadius: 4 },
  },
  '& .scroll': {
    overflowX: 'auto',
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
  },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(th, td)': {
    padding: '6px 8px',
    borderBottom: `1px solid ${token.hairline}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': {
    textAlign: 'left',
    whiteSpace: 'normal',
    minWidth: 96,
    // The first figures stand beside the longest name.
    [PHONE]: { maxWidth: '40vw', overflowWrap: 'anywhere' },
  },
  '& thead th': { color: token.inkSoft, fontWeight: 600 },
} as const;

const personRow = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  borderBottom: `1px solid ${token.hairline}`,
} as const;

/** On paper: the drawings and the names, and nothing to press. */
const printStyle = {
  '@media print': {
    ...upright,
    '& .back, & .tools, & .dollar :is(button, .setting), & .behind:not([open]), & .behind summary, & .all':
      { display: 'none' },
    '& .divisions': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px 24px' },
    '& .section': { gap: 6, breakInside: 'avoid-page' },
    '& .drawn': { height: 12 },
    // Who is not named cannot be mended: a sheet of paper has no button that shows the others.
    '& .people li': { ...personRow, padding: '2px 0', breakInside: 'avoid' },
    '& .section:has(.people)': { gridColumn: '1 / -1', breakInside: 'auto' },
    '& .people': { display: 'block', columns: 2, columnGap: 24 },
  },
} as const;

export const CoverageFrame = styled('article')({
  display: 'grid',
  gap: 24,
  '& > *': { minWidth: 0 },
  '& .back': {
    justifySelf: 'start',
    alignContent: 'center',
    minHeight: 44,
    textDecoration: 'none',
  },
  '& .tools': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '16px 24px',
  },
  ...filterBar,
  '& .bar label': {
    ...filterBar['& .bar label'],
    minWidth: '8.75rem',
    [PHONE]: { flex: '1 1 40%' },
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .dollar': {
    display: 'grid',
    justifyItems: 'start',
    gap: 12,
    '& p': { margin: 0 },
    '& > p': { color: token.inkSoft },
    '& .setting': { width: '100%', maxWidth: 420 },
  },
  '& .summary': { display: 'grid', gap: 12 },
  '& .period': { margin: 0, color: token.inkSoft },
  '& .share': { margin: 0, font: `500 1.375rem/1.3 ${token.serif}` },
  '& .summary dl': { display: 'flex', flexWrap: 'wrap', gap: '12px 32px', margin: 0 },
  '& .summary dt': { color: token.inkSoft, fontSize: '0.875rem' },
  '& .summary dd': {
    margin: 0,
    font: `600 1.25rem/1.3 ${token.serif}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .divisions': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '40px 56px',
    alignItems: 'start',
    '@media all and (min-width: 1800px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@media (max-width: 959.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .section': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    minWidth: 0,
    // Its words, not its edge, stand in line with the others.
    '& p > button': { marginLeft: -12 },
  },
  // An open table has many columns.
  '& .divisions > .section:has(.behind[open])': { gridColumn: '1 / -1' },
  '& .section > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 44,
    borderBottom: `1px solid ${token.hairline}`,
  },
  '& .differences': {
    display: 'grid',
    gap: 4,
    padding: '12px 16px',
    borderLeft: `3px solid ${token.sun}`,
    background: token.surface,
    '& p': { margin: 0 },
  },
  '& .people': {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .people li': { ...personRow, padding: '8px 0' },
  '@media screen': { '& :is(li, p).later': { display: 'none' } },
  '& .empty': { display: 'grid', gap: 12, maxWidth: '62ch', '& p': { margin: 0 } },
  ...drawnStyle,
  ...tableStyle,
  ...printStyle,
});
