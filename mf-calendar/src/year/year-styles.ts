import { FORCED_COLORS, styled, token, TOUCH } from '@almanaque/ui';
import { filled } from '../forced-colors.ts';
import { SLIM, SPACIOUS } from '../part-width.ts';

/** Where in its week a month's first day stands. */
const places = Object.fromEntries(
  Array.from({ length: 7 }, (_, day) => [
    `& .first > .on-${day}:first-of-type`,
    { gridColumnStart: day + 1 },
  ]),
);

export const YearFrame = styled('div')({
  display: 'grid',
  // Four to a line at most: five, or seven, would leave a line half empty.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(210px, (100% - 88px) / 4), 1fr))',
  gap: '20px 28px',
  '& .small-month': { minWidth: 0, cursor: 'pointer' },
  '& h3': { margin: '0 0 2px', font: 'inherit' },
  '& h3 button': {
    minHeight: 36,
    margin: '0 -6px',
    padding: '0 6px',
    border: 0,
    borderRadius: token.radius,
    background: 'none',
    color: token.ink,
    font: `500 1.25rem/1.2 ${token.serif}`,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&:focus-visible': { outline: `2px solid ${token.focus}` },
    [TOUCH]: { minHeight: 44 },
  },
  '& .small-week': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 1 },
  '& .letters span': {
    color: token.inkSoft,
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
  },
  '& .small-day': {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '20px 6px',
    justifyItems: 'center',
    marginBottom: 1,
    padding: '1px 0 2px',
    borderRadius: 6,
    fontSize: '0.875rem',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums lining-nums',
    userSelect: 'none',
    '&.on-0, &.on-6': { color: token.inkSoft },
    '&.holiday': { background: 'var(--soft)', color: 'var(--ink)', fontWeight: 700 },
    '&:hover': { boxShadow: `inset 0 0 0 1px ${token.inkSoft}` },
    '&.today .number': { background: token.sun, color: token.onSun, fontWeight: 700 },
    '&.selected': { boxShadow: `inset 0 0 0 2px ${token.ink}` },
    '&:focus-visible': { outline: `3px solid ${token.focus}`, outlineOffset: 0, zIndex: 1 },
    [TOUCH]: { gridTemplateRows: '22px 8px' },
  },
  '& .small-day .number': {
    all: 'unset',
    display: 'block',
    minWidth: 24,
    borderRadius: 999,
    textAlign: 'center',
  },
  '& .small-day .marks': { position: 'static', display: 'flex', gap: 1, lineHeight: 0 },
  '& .people': { width: 4, height: 4, margin: 1, borderRadius: '50%', background: token.inkSoft },
  // As small as the other marks, and in their line.
  '& .small-day .marks > [title]': {
    position: 'static',
    width: 6,
    height: 6,
    borderWidth: 1.5,
    boxShadow: 'none',
  },
  ...places,
  [SPACIOUS]: {
    rowGap: 32,
    '& h3 button': { fontSize: '1.5rem' },
    '& .letters span': { fontSize: '0.875rem', lineHeight: '28px' },
    '& .small-day': { gridTemplateRows: '30px 10px', fontSize: '1.0625rem', lineHeight: '30px' },
    '& .small-day .number': { minWidth: 30 },
  },
  [SLIM]: {
    // Two to a line, unless letters are so large that their days would run into each other.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(50% - 9px, 8.5rem)), 1fr))',
    gap: 16,
    '& .small-day': { fontSize: '0.8125rem' },
    '& .small-day .number': { minWidth: 20 },
  },
  [FORCED_COLORS]: {
    '& .small-day.holiday': {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      color: 'Canvas',
    },
    '& .people': { forcedColorAdjust: 'none', background: 'CanvasText' },
    '& .small-day.holiday .number': { color: 'Canvas' },
    '& .small-day.holiday .marks svg': { fill: 'Canvas' },
    '& .small-day.holiday .people': { background: 'Canvas' },
    '& .small-day.today .number': filled,
    '& .small-day.selected': { outline: '3px solid CanvasText', outlineOffset: -3 },
    '& .small-day:focus-visible': { outline: '3px dashed Highlight', outlineOffset: -3 },
  },
  '@media print': { display: 'none' },
});
