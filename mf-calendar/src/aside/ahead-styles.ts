import { css, FORCED_COLORS, rowButton, styled, token, TOUCH } from '@almanaque/ui';
import { eventTypeColors } from '../event-type-colors.ts';
import { NARROW, WIDE } from '../part-width.ts';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const sun = (share: number) => `color-mix(in srgb, ${token.sun} ${share}%, ${token.paper})`;

// Put together once, as that of the calendar's frame.
const look = css({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${token.hairline}`,
  borderRadius: 16,
  background: token.surface,
  color: token.ink,
  font: `400 1rem/1.3 ${token.sans}`,
  ...eventTypeColors,
  '& h3, & p, & ol, & ul': { margin: 0, padding: 0 },
  '& ol, & ul': { listStyle: 'none' },
  '& .plate': {
    position: 'relative',
    flex: 'none',
    aspectRatio: '3',
    maxHeight: '16rem',
    // Also where the drawing does not come, as without a connection: the page's own sun, and no gap.
    background: `radial-gradient(circle at 50% 112%, ${sun(45)} 0 34%, transparent 34.5%), ${sun(14)}`,
  },
  // A lit picture in a dark room.
  '& .plate::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'light-dark(transparent, rgb(10 16 32 / 0.4))',
  },
  '& .plate img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .brought': { padding: '0 8px 14px', minWidth: 0 },
  '& .words': { display: 'flex', flexDirection: 'column', gap: 12, padding: '12px 8px 14px' },
  // Not of what parts bring, whose text stands where they put it.
  '& .words h3': { padding: '0 12px 2px' },
  '& h3': {
    font: `500 1.1875rem/1.3 ${token.serif}`,
    '& span': { color: token.inkSoft, font: `400 0.875rem/1.3 ${token.sans}` },
  },
  '& .note, & .empty': { padding: '0 12px', color: token.inkSoft, fontSize: '0.9375rem' },
  '& .note:empty': { display: 'none' },
  '& .nothing-passes': { marginInline: 4 },

  '& .chooses': rowButton,
  '& .today-line': {
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '0 10px',
    width: '100%',
    minHeight: 52,
    padding: '4px 12px',
  },
  '& .sun': {
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: '50%',
    background: token.sun,
    color: token.onSun,
    font: `650 1.125rem/1 ${token.sans}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& .today-line strong': { display: 'block', fontSize: '0.875rem', fontWeight: 600 },
  '& .in-a-line': twoLines,

  '& .row': {
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: '3.5rem',
    padding: '5px 12px',
  },
  '& .row time': { textAlign: 'center', lineHeight: 1.1 },
  '& .row time[data-again=true] :not(.unseen)': { visibility: 'hidden' },
  '& .row .day-name': { display: 'block', color: token.inkSoft, fontSize: '0.75rem' },
  '& .row .day-number': {
    display: 'block',
    font: `500 1.375rem/1.15 ${token.serif}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: '-0.01em',
  },
  // '31/12' within its column.
  '& .row .with-month': { fontSize: '1.0625rem' },
  // Below the title, in one place in every row: by when to start, and in the same line, where it fits whole,
  // what can be done.
  '& .row .told': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 8,
    minWidth: 0,
    fontSize: '0.8125rem',
  },
  '& .row .what': {
    ...twoLines,
    // Spaced out by who reads it, a title that takes two lines takes three.
    WebkitLineClamp: 3,
    flexBasis: '100%',
    marginBottom: 1,
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.2,
    textWrap: 'pretty',
  },
  '& .row .idea': { color: token.inkSoft },
  '& .row .now': {
    padding: '0 8px',
    borderRadius: 999,
    background: token.sun,
    color: token.onSun,
    fontWeight: 600,
  },

  '& .faces': { display: 'flex', flexWrap: 'wrap', gap: 2, padding: '0 6px' },
  '& .person': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '2px 8px 2px 6px',
    borderRadius: 999,
    fontSize: '0.875rem',
    '& small': { color: token.inkSoft, fontSize: '0.8125rem' },
  },
  '& .face': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '1.75rem',
    height: '1.75rem',
    border: '1px solid var(--main)',
    borderRadius: '50%',
    background: 'var(--soft)',
    color: 'var(--ink)',
    font: `600 0.6875rem/1.625rem ${token.sans}`,
    objectFit: 'cover',
  },
  '& .first-sight': {
    display: 'grid',
    gap: 8,
    margin: '0 4px',
    padding: '12px 12px 14px',
    border: `1px dashed ${token.inkSoft}`,
    borderRadius: token.radius,
    '& h3': { padding: 0 },
    '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, fontSize: '0.9375rem' },
    '& p': { color: token.inkSoft, fontSize: '0.9375rem' },
    '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
    '& a': { color: 'inherit' },
    // Alone in its line; within a sentence it would part the lines.
    '& .ways a': { lineHeight: '44px' },
    '& .MuiButton-root': { justifySelf: 'start', minHeight: 44 },
  },
  '& .hint': {
    marginTop: 'auto',
    padding: '0 12px 14px',
    color: token.inkSoft,
    fontSize: '0.875rem',
    textAlign: 'center',
  },
  // Below what a new calendar says there is no room that stays where it is.
  '&:has(.first-sight) .hint': { display: 'none' },
  [NARROW]: {
    marginTop: 24,
    // A narrow column of a portal's page is not made longer by what nobody asked for.
    '[data-almanaque-frame] &': { display: 'none' },
  },
  [TOUCH]: { '& .person': { minHeight: 44 } },
  // As high as the month beside it; what it has no room for scrolls.
  [WIDE]: {
    height: 'calc(100dvh - 4rem - 12px - 52px)',
    minHeight: '30rem',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // What goes on below the edge fades there, and is not cut through a line; at the end it is all seen.
    '&::after': {
      content: '""',
      position: 'sticky',
      bottom: 0,
      flex: 'none',
      height: '2rem',
      marginTop: -14,
      background: `linear-gradient(transparent, ${token.surface} calc(100% - 4px))`,
      pointerEvents: 'none',
    },
    [FORCED_COLORS]: {
      '&::after': { background: 'linear-gradient(transparent, Canvas calc(100% - 4px))' },
    },
    '@media (max-height: 799.95px)': {
      height: 'calc(100dvh - 4rem - 24px)',
      '& .hint': { display: 'none' },
      '&::after': { height: 14 },
      '& .row': { minHeight: '3.125rem', paddingBlock: 3 },
      // Its sentence and its way in are enough where what comes needs the room.
      '& .first-sight :is(h3, ul), &:has(.first-sight) .plate': { display: 'none' },
    },
  },
});

/** What is ahead, on a leaf of its own. */
export const AheadLeaf = styled('section')(look);
