import { FORCED_COLORS, PHONE, styled, token, TOUCH } from '@almanaque/ui';
import { TOWARDS_THE_MIDDLE } from '../towards-the-middle.ts';

const link = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  minHeight: 38,
  padding: '5px 12px',
  borderRadius: 10,
  color: token.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [TOUCH]: { minHeight: 44 },
  '&:hover': { background: token.surface },
  '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: -2 },
} as const;

const list = {
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  // The logo reaches down before it: what is scrolled in the list does not go under that.
  marginTop: '4.5rem',
  // The header, too, is over it until the page is scrolled.
  maxHeight: 'calc(100dvh - 8.5rem)',
  // The way out and the search stay, however low the window is.
  '& .ways': {
    display: 'grid',
    gap: 16,
    minHeight: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // Room at its end, as the page has: its last line can be scrolled out from under what is told there.
    padding: '2px 2px 4.5rem',
    scrollPaddingBottom: '4.5rem',
  },
  '& > :not(.ways)': { flex: 'none', marginInline: 2 },
  '& .group': {
    margin: 0,
    padding: '0 12px 4px',
    color: token.inkSoft,
    font: `600 0.8125rem/1.3 ${token.sans}`,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': link,
  '& a svg': { flex: 'none', width: '1.25rem', height: '1.25rem', marginRight: 6 },
  '& .back': { color: token.inkSoft, paddingInline: 8 },
  '& .about': { display: 'none' },
  '& [aria-current=page]': {
    background: token.surface,
    boxShadow: `inset 3px 0 0 ${token.sun}, inset 0 0 0 1px ${token.hairline}`,
    fontWeight: 600,
    [FORCED_COLORS]: { outline: '1px solid Highlight', outlineOffset: -1 },
  },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    padding: '8px 14px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: 999,
    background: token.surface,
    color: token.ink,
    font: `400 1rem/1.4 ${token.sans}`,
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
  },
  '& .none': { margin: 0, padding: '0 12px', color: token.inkSoft, overflowWrap: 'anywhere' },
  '& .none:empty': { display: 'none' },
} as const;

/** The list at the left, and the page from one left edge; on a phone one after the other. */
export const PagesFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 960px)',
  gap: 40,
  paddingLeft: TOWARDS_THE_MIDDLE,
  paddingBottom: 32,
  '& > .list': list,
  '& > main:not([hidden])': { display: 'block', paddingTop: 16, paddingBottom: 0 },
  // Entries as wide as the page are hard to read as a column.
  '& .content form': { maxWidth: 760 },
  // What is said in the place of a page that is not there.
  '& > main > p a': { color: token.ink, textUnderlineOffset: '0.2em' },
  // What could not be read, over the list of all pages.
  '& > main > [role=alert]': { marginBottom: 24 },
  '& .heading': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 44,
    marginBottom: 20,
  },
  '& h1': {
    margin: 0,
    // On a phone in large letters, 'Configuración' in one piece.
    font: `600 min(2rem, 12.5vw)/1.2 ${token.serif}`,
    overflowWrap: 'anywhere',
    '&:focus': { outline: 'none' },
  },
  '& .way': { gridColumn: '1 / -1', margin: 0 },
  '& .way a': {
    ...link,
    display: 'inline-flex',
    marginLeft: -12,
    color: token.inkSoft,
    '& svg': { width: '1.25rem', height: '1.25rem' },
  },
  '& .way.phone': { display: 'none' },
  '& .action': { display: 'flex' },
  '& .action .MuiButton-root': { minHeight: 44 },
  '& .overview': {
    display: 'grid',
    gap: 32,
    '& h2': { margin: '0 0 4px', font: `600 1.25rem/1.3 ${token.serif}` },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
      gap: '4px 16px',
      margin: '0 -12px',
      padding: 0,
      listStyle: 'none',
    },
    '& a': { ...link, display: 'block', height: '100%', padding: '8px 12px' },
    '& b': { display: 'block' },
    '& span': { color: token.inkSoft },
  },
  '@media (max-width: 899.95px)': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    paddingTop: '3.5rem',
    '&.index > main': { order: -1, marginBottom: 8 },
    '&.index > .list, &.index > .list .ways': { display: 'contents' },
    '&.index > .list .back': { order: -2 },
    '&.index > .list .group': { padding: '8px 0 4px' },
    // Their words, and not their edges, stand below the title's.
    '&.index > .list ul': { marginInline: -12 },
    '&:not(.index) > .list, &.index .overview': { display: 'none' },
    '& .way.phone': { display: 'block' },
    '& .way a': { minHeight: 44 },
    '& > .list': {
      ...list,
      position: 'static',
      marginTop: 0,
      maxHeight: 'none',
      '& > :not(.ways)': { flex: 'none' },
      '& li a': { ...link, minHeight: 44, display: 'block' },
      '& .back': { ...link, minHeight: 44, marginLeft: -12, color: token.inkSoft },
      '& .about': { display: 'block', color: token.inkSoft, fontSize: '0.9375rem' },
    },
  },
  [PHONE]: {
    paddingTop: 0,
    '& .heading': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .action:not(:empty)': { marginTop: 8 },
    '& .action .MuiButton-root': { flex: 1 },
  },
});
