import { EVENT_TYPES } from '@almanaque/shared-contracts';
import { NARROW, SLIM } from '../part-width.ts';
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

// Cells have no variables of their type: see `eventTypeColors`.
const washes = Object.fromEntries(
  EVENT_TYPES.map((type) => [
    `& :where(.cell).highlight.${type}`,
    { backgroundImage: `linear-gradient(${token.eventSoft(type)}, transparent 56px)` },
  ]),
);

const hatch = `repeating-linear-gradient(135deg, ${token.hairline} 0 1px, transparent 1px 7px)`;

export const gridStyles = {
  '& .week, & .weekdays': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  '& .weekdays span': {
    padding: '6px 10px',
    color: token.inkSoft,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.4,
  },
  '& .weeks': {
    border: `1px solid ${token.hairline}`,
    borderRadius: 16,
    overflow: 'hidden',
    position: 'relative',
    zIndex: 0,
    background: token.surface,
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

  '& .cell': {
    position: 'relative',
    boxSizing: 'border-box',
    height: 'clamp(116px, 13vh, 140px)',
    minWidth: 0,
    padding: 6,
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
  },
  '& .cell + .cell': { borderLeft: `1px solid ${token.hairline}` },
  '& .number': {
    display: 'block',
    width: 32,
    height: 32,
    borderRadius: '50%',
    textAlign: 'center',
    font: `500 1.25rem/32px ${token.serif}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& .marks': { position: 'absolute', top: 14, right: 10 },

  '& .cell.weekend, & .cell.outside': { backgroundColor: token.paper },
  '& .weekend .number': { color: token.inkSoft, fontWeight: 400 },
  ...washes,
  '& .cell.holiday, & .swatch.holiday': { backgroundColor: token.eventSoft('festivo') },
  '& .holiday .number': { color: token.eventInk('festivo'), fontWeight: 600 },
  '& .non-working': { backgroundImage: hatch },
  '& .outside .number': { fontSize: '1rem', fontWeight: 400, color: token.inkSoft },
  '& .outside.holiday, & .outside.highlight, & .outside.non-working': {
    backgroundColor: token.paper,
    backgroundImage: 'none',
  },
  '@media (hover: hover)': {
    '& .cell:hover .number': { boxShadow: `inset 0 0 0 1px ${token.inkSoft}` },
  },
  '& .cell.selected': { boxShadow: `inset 0 0 0 2px ${token.ink}` },
  '& .cell.selected .number': { background: token.ink, color: token.paper },
  '& .cell.today .number': { background: token.sun, color: token.onSun, fontWeight: 650 },
  '& .cell:focus-visible': { outline: `3px solid ${token.focus}`, outlineOffset: -3 },

  // While a month is on its way its numbers are there; the waiting shows only if it lasts.
  '& .loading .cell:not(.outside)::after': {
    content: '""',
    display: 'block',
    height: 20,
    marginTop: 3,
    borderRadius: 6,
    background: token.hairline,
    opacity: 0.45,
    animation: `${appear} 300ms 250ms backwards`,
  },
  [NARROW]: { '& .cell': { padding: 4 } },
  [SLIM]: {
    '& .weekdays span': { padding: '6px 0', textAlign: 'center', fontSize: '0.8125rem' },
    '& .weeks': { borderRadius: 12 },
    '& .cell': { height: 'clamp(48px, 13.5vw, 72px)', padding: '4px 2px' },
    '& .number': { marginInline: 'auto' },
    '& .number, & .outside .number': { fontSize: '1.0625rem' },
    // Four of them are wider than the cell of a narrow column.
    '& .marks': { position: 'static', display: 'block', margin: '2px auto 0', maxWidth: '100%' },
    // On so small a cell a wash would pass for a holiday's tint; the mark says it.
    '& .cell.highlight': { backgroundImage: 'none' },
    '& .loading .cell:not(.outside)::after': { width: 10, height: 10, margin: '2px auto 0' },
  },
  [REDUCED_MOTION]: { '& .turned, & .cell::after': { animation: 'none !important' } },
} as const;
