import { PHONE, styled, token } from '@almanaque/ui';
import { filterBar } from '@almanaque/ui/form';

export const Frame = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 2,
  outline: 'none',
  ...filterBar,
  '& .bar label': { ...filterBar['& .bar label'], minWidth: 0 },
  '& .bar > .search': { flex: '1 1 9em' },
  // Beside the words as long as it fits.
  '& .narrowed': { flex: '3 1 36em' },
  '& .narrowed > label': { flex: '1 1 9em' },
  '& .bar select': { minWidth: 0 },
  '& .bar .day': { display: 'grid', gap: 2, flex: '0 1 10em' },
  '& :is(input, select, summary):focus-visible': {
    outline: `2px solid ${token.focus}`,
    outlineOffset: -2,
  },
  '& .problem': { margin: 0, color: token.danger },
  '& .problem:empty': { display: 'none' },
  '& .download': { margin: 0, color: token.inkSoft },
  '& .download:empty': { display: 'none' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${token.hairline}` },
  '& li': {
    borderBottom: `1px solid ${token.hairline}`,
    // Of thousands, only those in view are laid out.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 57px',
  },
  '& .line': {
    display: 'grid',
    gridTemplateColumns: '11.5em minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '6px 0',
    overflowWrap: 'anywhere',
  },
  '& summary': { cursor: 'pointer' },
  // Seen, and not said: whether it is open is told of every one of them.
  '& summary span::after': { content: '" ▸" / ""', color: token.inkSoft },
  '& details[open] summary span::after': { content: '" ▾" / ""' },
  '& summary:hover span': { textDecoration: 'underline' },
  '& time': { color: token.inkSoft, fontVariantNumeric: 'tabular-nums', fontSize: '0.9375rem' },
  '& table': { width: '100%', marginBottom: 12, borderCollapse: 'collapse', textAlign: 'left' },
  '& table :is(th, td)': { padding: '4px 8px', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& table :is(th, td):first-of-type': { paddingLeft: 0 },
  '& thead th': { color: token.inkSoft, fontSize: '0.875rem', fontWeight: 600 },
  '& tbody th': { width: '30%', fontWeight: 600 },
  '& .more': { alignSelf: 'start', minHeight: 44 },
  '& .none': { padding: '32px 0', font: `500 1.25rem/1.4 ${token.serif}` },
  [PHONE]: {
    '& .line': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
  // Words above, and what else narrows the list in a row, or two by two.
  '@media (min-width: 600px) and (max-width: 1199.95px)': {
    '& .bar > .search': { flexBasis: '100%' },
  },
});
