import { FORCED_COLORS, PHONE, rowButton, styled, token } from '@almanaque/ui';
import { SHEET_HEIGHT } from '../day-card/card-styles.ts';
import { bar, filled } from '../forced-colors.ts';
import { SLIM, VAST } from '../part-width.ts';

export const AgendaFrame = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  maxWidth: '72rem',
  paddingTop: 8,
  outline: 'none',
  '& h3': {
    margin: '0 0 8px',
    font: `500 1.375rem/1.3 ${token.serif}`,
    fontVariantNumeric: 'lining-nums',
    '&:focus:not(:focus-visible)': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 4 },
  },
  '& ol': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${token.hairline}`,
    borderRadius: 16,
    // Not 'hidden': dates could then not stay in sight.
    overflow: 'clip',
    background: token.surface,
  },
  '& .day': {
    display: 'grid',
    gridTemplateColumns: '4.75rem minmax(0, 1fr)',
    // What the grid's cells have as ground is too much behind a whole line.
    backgroundImage: 'none',
  },
  '& .day + .day': { borderTop: `1px solid ${token.hairline}` },
  // While its entries go by.
  '& .date': {
    position: 'sticky',
    top: 12,
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
  },
  '& h4': {
    margin: 0,
    padding: '14px 0 12px',
    borderRight: `1px solid ${token.hairline}`,
    fontWeight: 400,
  },
  '& .number': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.25rem',
    height: '2.25rem',
    // That of a cell's corner would leave it beside its weekday.
    margin: 0,
    borderRadius: 999,
    font: `500 1.5rem/1 ${token.serif}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& .weekday': { color: token.inkSoft, fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.2 },
  // Below the weekday: at the number's edge, large as that is, it would be read as a degree sign. It takes
  // no room there: nothing moves when it comes.
  '& .date > [title]': { position: 'static', marginBottom: -11 },
  '& .holiday h4': { background: 'var(--soft)' },
  '& .holiday .number, & .holiday .weekday': { color: 'var(--ink)' },
  // Before a holiday's own colour, which the calendar's frame gives to any number.
  '& .day.is-today:not(.outside) .number': {
    background: token.sun,
    color: token.onSun,
    // Within its circle.
    fontSize: '1.25rem',
    fontWeight: 650,
  },
  '& .is-today .weekday': { color: token.ink },
  // Over the date's own ground too.
  '& .selected': {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      boxShadow: `inset 0 0 0 2px ${token.ink}`,
      pointerEvents: 'none',
    },
    '&:first-of-type::after': { borderRadius: '15px 15px 0 0' },
    '&:last-of-type::after': { borderRadius: '0 0 15px 15px' },
    '&:only-of-type::after': { borderRadius: 15 },
  },
  '& .entries': { display: 'grid', alignContent: 'center', minWidth: 0, padding: '6px 8px' },
  '& .entry': {
    ...rowButton,
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '6px 8px',
  },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: '50%',
    background: 'var(--soft)',
    color: 'var(--ink)',
  },
  '& .icon svg': { width: '1.125rem', height: '1.125rem' },
  '& .about': { display: 'grid', overflowWrap: 'anywhere', lineHeight: 1.3 },
  // Below its event's words.
  '& .link': { justifySelf: 'start', margin: '0 8px 6px calc(2rem + 20px)' },
  '& .name': { fontWeight: 600 },
  '& .kind, & .nothing': { color: token.inkSoft, fontSize: '0.875rem' },
  '& .nothing': { margin: 0, padding: '8px' },
  '& .rest': {
    justifySelf: 'start',
    minHeight: 48,
    marginLeft: 'calc(2rem + 12px)',
    padding: '0 8px',
    border: 0,
    borderRadius: token.radius,
    background: 'none',
    color: token.inkSoft,
    font: `600 0.875rem/1 ${token.sans}`,
    cursor: 'pointer',
    '&:hover': { color: token.ink, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${token.focus}` },
  },
  '& .on-paper': { display: 'none' },
  '& .next-month, & .earlier': { justifySelf: 'center', minHeight: 44 },
  '& .earlier': { justifySelf: 'start', margin: '-8px 0 -20px -8px', paddingInline: 8 },
  // At the end of the first month's own line, where both have room.
  '@container (min-width: 34rem)': {
    '& .earlier:has(+ section)': {
      zIndex: 1,
      gridArea: '1 / 1',
      placeSelf: 'start end',
      margin: 0,
    },
    '& .earlier + section': { gridArea: '1 / 1' },
    '& .earlier + section h3': { marginBottom: 4, lineHeight: 'max(44px, 1.3em)' },
  },
  // All of the window's width: what falls on a day stands beside each other.
  [VAST]: {
    maxWidth: 'none',
    '& .entries': { gridTemplateColumns: 'repeat(auto-fill, minmax(30rem, 1fr))' },
  },
  [SLIM]: {
    '& .day': { gridTemplateColumns: '3.75rem minmax(0, 1fr)' },
    '& .entries': { padding: 4 },
  },
  // On a phone with large letters a date at the side would leave no room for a word of its entries.
  '@container (max-width: 15rem)': {
    '& .day': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& h4': {
      padding: '8px 12px',
      borderRight: 0,
      borderBottom: `1px solid ${token.hairline}`,
    },
    '& .date': {
      gridAutoFlow: 'column',
      placeContent: 'center start',
      alignItems: 'center',
      gap: 8,
    },
    '& .date > [title]': { marginBottom: 0 },
  },
  [PHONE]: {
    '.under-sheet & button': { scrollMarginBottom: SHEET_HEIGHT },
  },
  [FORCED_COLORS]: {
    '& .day.is-today:not(.outside) .number': filled,
    '& .day.selected::after': { border: '3px solid CanvasText' },
    '& .day.holiday': { position: 'relative' },
    '& .day.holiday::before': bar,
  },
  '@media print': {
    display: 'block',
    // The rules are the days' own: around the list, they would go on to the foot of a sheet it leaves.
    '& ol': { border: 0, borderRadius: 0, overflow: 'visible' },
    '& .day, & .day + .day': { breakInside: 'avoid', border: `1px solid ${token.hairline}` },
    '& .day + .day': { marginTop: -1 },
    // All of a crowded day, where it has arrived.
    '& .on-paper': { display: 'grid' },
    '& .rest.on-screen': { display: 'none' },
    '& h3': { breakAfter: 'avoid', marginTop: 12 },
    '& .entry': { minHeight: 0, padding: '2px 8px' },
    '& .selected::after': { display: 'none' },
    '& .next-month, & .earlier': { display: 'none' },
  },
});
