import { NARROW, SLIM, SQUEEZED } from '../part-width.ts';
import { keyframes, REDUCED_MOTION, token } from '@almanaque/ui';

// Twice each: a second turn the same way needs another name to start anew. The way is told by the name
// too, and not by a variable, which all that a month holds would inherit.
const turns = Object.fromEntries(
  ['forward', 'backward'].flatMap((way, left) =>
    [{}, { to: { opacity: 1 } }].map((end, again) => {
      const from = { opacity: 0.25, transform: `translateX(${16 - 32 * left}px)` };
      const name = keyframes({ from, ...end });
      return [`& .${way}-${again}`, { animation: `${name} ${token.motion}` }];
    }),
  ),
);

const appear = keyframes({ from: { opacity: 0 } });

/**
 * What the window leaves below masthead, title and weekdays, and above the legend; that of a low window
 * has to be scrolled to, and begins where the window ends.
 */
const MONTH_HEIGHT = 'calc(100dvh - 10rem - 52px)';
const IN_LOW_WINDOW = 'calc(100dvh - 10rem - 6px)';

/** Of a small cell's number: in large letters it is no wider than the cell, and its marks have room below. */
const SMALL_NUMBER = 'min(1.75rem, 12cqi, 44px)';

/** Numbers with their marks below: no line is readable there. */
const smallCells = {
  // In large letters no larger than keeps one from the other.
  '& .weekdays span': {
    padding: 0,
    textAlign: 'center',
    fontSize: 'min(0.8125rem, 5.5cqi)',
  },
  '& .cell': { padding: '4px 2px' },
  '& .number': { float: 'none', margin: '0 auto' },
  '& .cell .number': {
    width: SMALL_NUMBER,
    height: SMALL_NUMBER,
    fontSize: 'min(1rem, 8.5cqi)',
    lineHeight: SMALL_NUMBER,
  },
  '& .holiday-name': { display: 'none' },
  // Four of them are wider than the cell of a narrow column.
  '& .marks, & .marks.alone': { display: 'block', margin: '2px auto 0', maxWidth: '100%' },
  '& .loading .cell:not(.outside)::after': { width: 10, height: 10, margin: '2px auto 0' },
} as const;

const hatch = `repeating-linear-gradient(135deg, ${token.hairline} 0 1px, transparent 1px 7px)`;

export const gridStyles = {
  '& .week, & .weekdays': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  '& .weekdays span': {
    padding: '0 10px',
    color: token.inkSoft,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: '1.75rem',
  },
  '& .weeks': {
    border: `1px solid ${token.hairline}`,
    borderRadius: 16,
    overflow: 'hidden',
    position: 'relative',
    zIndex: 0,
    background: token.surface,
    height: MONTH_HEIGHT,
    minHeight: '34rem',
    '@media (max-height: 799.95px)': { height: IN_LOW_WINDOW },
    '& > div': { height: '100%' },
  },
  // Laid out and kept so by the browser, but not painted, found, focused or told of; and behind the one
  // that is shown, where no click finds it. Where content is not hidden so, nothing of it is seen either.
  '& .waiting': {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    opacity: 0,
    contentVisibility: 'hidden',
  },
  // The months move in one layer, inside a frame that stays. They keep their layer when
  // they have arrived: without it all of them would be painted again. On a ground of its own, and not
  // by `will-change: transform`, for then its text would lose the colours that sharpen it.
  '& .turned': {
    background: token.surface,
    transform: 'translateZ(0)',
    willChange: 'opacity',
  },
  ...turns,
  '& .week + .week': { borderTop: `1px solid ${token.hairline}` },

  // Its weeks share its height, so that five take as much as six.
  '& .page': { display: 'flex', flexDirection: 'column', height: '100%' },
  '& .week': { flex: '1 1 0', '&[hidden]': { display: 'none' } },
  '& .cell': {
    position: 'relative',
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: '4.75rem',
    padding: '0.25rem 8px 0',
    // Bars run on into the next day.
    overflowY: 'clip',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
  },
  '& .cell + .cell': { borderLeft: `1px solid ${token.hairline}` },
  '& .number': {
    display: 'block',
    float: 'left',
    width: '1.75rem',
    height: '1.75rem',
    margin: '0 3px 0.125rem -5px',
    borderRadius: '50%',
    textAlign: 'center',
    font: `600 1rem/1.75rem ${token.sans}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  // A highlight of which no line tells; the others have their mark there.
  '& .marks': { display: 'none' },
  '& .marks.alone': { display: 'block', margin: '0.5625rem 0 0' },
  '& .holiday-name': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minHeight: '1.75rem',
    marginRight: -6,
    alignContent: 'center',
    overflow: 'hidden',
    color: token.holidayInk,
    font: `600 0.75rem/1.15 ${token.sans}`,
    overflowWrap: 'anywhere',
  },

  // One quiet means each: another ground, a lighter number, and soft ink without colours.
  '& .cell.weekend': { backgroundColor: token.paper },
  '& .past .number': { fontWeight: 400 },
  '& .outside .number, & .outside .holiday-name': { fontWeight: 400, color: token.inkSoft },
  '& .cell.holiday:not(.outside), & .swatch.holiday': { backgroundColor: token.holidaySoft },
  '& .holiday:not(.outside) .number': { color: token.holidayInk },
  '& .non-working:not(.outside)': { backgroundImage: hatch },
  '@media (hover: hover)': {
    '& .cell:hover .number': { boxShadow: `inset 0 0 0 1px ${token.inkSoft}` },
  },
  '& .cell.selected': { boxShadow: `inset 0 0 0 1px ${token.ink}` },
  '& .cell.selected .number': { boxShadow: `inset 0 0 0 2px ${token.ink}` },
  '& .cell.today .number': { background: token.sun, color: token.onSun, fontWeight: 650 },
  '& .cell:focus-visible': { outline: `3px solid ${token.focus}`, outlineOffset: -3 },

  // While a month is on its way its numbers are there; the waiting shows only if it lasts.
  '& .loading .cell:not(.outside)::after': {
    content: '""',
    display: 'block',
    clear: 'both',
    height: '1.25rem',
    borderRadius: 4,
    background: token.hairline,
    opacity: 0.45,
    animation: `${appear} 300ms 250ms backwards`,
  },
  [NARROW]: {
    '& .weeks': { maxHeight: '46rem' },
    '& .cell': { paddingInline: 5 },
    // Nearly every word of a holiday's name is on one line, also with the day beside the month.
    '& .number': { marginRight: 0 },
    '& .holiday-name': { fontSize: '0.6875rem', letterSpacing: '-0.01em' },
  },
  [SQUEEZED]: smallCells,
  [SLIM]: {
    ...smallCells,
    '& .weeks': {
      height: 'calc(6 * max(clamp(48px, 13.5vw, 72px), min(1.75rem, 44px) + 17px))',
      minHeight: 0,
      borderRadius: 12,
    },
    '& .cell': { ...smallCells['& .cell'], minHeight: 0 },
    // The week in question, and the chosen day right under it.
    '&.folded .weeks': { height: 64 },
    '&.folded .week:not(.current)': { display: 'none' },
  },
  [REDUCED_MOTION]: { '& .turned, & .cell::after': { animation: 'none !important' } },
} as const;
