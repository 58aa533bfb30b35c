import { PHONE, styled, token, TOUCH } from '@almanaque/ui';
import { filterBar } from '@almanaque/ui/form';
import { ROW_REM } from './use-window.ts';

/** A row has room for two lines of a name that is long, and for what stands below it. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  lineHeight: 1.2,
} as const;

export const Frame = styled('div')({
  // Its rows scroll within it: only those in view are drawn.
  height: 'max(28rem, calc(100dvh - 10rem))',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  outline: 'none',
  ...filterBar,
  '& .bar .search': { flex: '1 1 16em' },
  '& .bar select': { maxWidth: '14em' },
  '& .bar :is(input, select):focus-visible': {
    outline: `2px solid ${token.focus}`,
    outlineOffset: 1,
  },
  '& .top': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  '& .top .count': { margin: 0, marginRight: 'auto', color: token.inkSoft },
  '& .table': {
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    background: token.surface,
    overflow: 'hidden',
  },
  '& .scroll': { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  '& .waiting': { display: 'grid', gap: 12 },
  '& .rows': { position: 'relative' },
  '& .row': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    boxSizing: 'border-box',
    height: `${ROW_REM}rem`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2.2fr) minmax(0, 1.2fr) repeat(3, minmax(0, 1fr))',
    alignItems: 'center',
    gap: 16,
    paddingInline: 16,
    borderBottom: `1px solid ${token.hairline}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .row > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .row.head': {
    position: 'static',
    flex: 'none',
    height: '2.5rem',
    color: token.inkSoft,
    fontWeight: 600,
    fontSize: '0.875rem',
    scrollbarGutter: 'stable',
  },
  '& .rows .row:hover': { background: token.paper },
  '& .name button': {
    maxWidth: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: token.ink,
    font: `600 1rem/1.2 ${token.sans}`,
    textAlign: 'start',
    cursor: 'pointer',
    ...twoLines,
  },
  // The whole row is the target; the name is what is read.
  '& .name button::after': { content: '""', position: 'absolute', inset: 0 },
  '& .name button:focus-visible': { outline: 'none' },
  '& .name button:focus-visible::after': {
    outline: `2px solid ${token.focus}`,
    outlineOffset: -2,
  },
  '& .short': { display: 'none' },
  '& .under': {
    display: 'block',
    overflow: 'hidden',
    color: token.inkSoft,
    fontSize: '0.875rem',
    lineHeight: 1.25,
    textOverflow: 'ellipsis',
  },
  '& .wide': { ...twoLines, fontSize: '0.9375rem' },
  '& .empty': { display: 'grid', justifyItems: 'start', gap: 12, padding: '48px 0' },
  '& .empty p': { margin: 0, font: `500 1.25rem/1.4 ${token.serif}` },
  [TOUCH]: { '& .top .MuiButton-root': { minHeight: 44 } },
  // Wide enough for 'Administración' in one word. By the letters (WCAG 2.2, 1.4.4).
  '@media (max-width: 74.99em)': {
    '& .row': {
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1.1fr) repeat(3, minmax(0, 1fr))',
      gap: 10,
    },
  },
  '@media (max-width: 62.49em)': {
    '& .row': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& .wide': { display: 'none' },
  },
  // In one row where they nearly fit: what offices and teams are called may be cut, and is whole in the list.
  '@media (min-width: 760px) and (max-width: 1099.95px)': {
    '& .narrowed': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) repeat(3, auto)',
      width: '100%',
    },
  },
  [PHONE]: {
    '& .bar .search': { flex: 1 },
    '& .bar select': { maxWidth: 'none' },
    '& .top .count': { flexBasis: '100%' },
    '& .row': { gap: 8, paddingInline: 12 },
    '& .name button': { fontSize: '0.9375rem', lineHeight: 1.15 },
    '& .name .under': { fontSize: '0.8125rem' },
    '& .birthday': { fontSize: '0.875rem' },
    '& .birthday .long': { display: 'none' },
    '& .birthday .short': { display: 'inline' },
  },
});
