import { css, keyframes, PHONE, REDUCED_MOTION, styled, token, TOUCH } from '@almanaque/ui';
import { NARROW, SLIM, TIGHT, WIDE } from '../part-width.ts';
import { eventTypeColors } from '../event-type-colors.ts';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

/** How much of a phone's screen the sheet takes; the page keeps as much room below its end. */
export const SHEET_HEIGHT = '56dvh';

// Put together once, as that of the calendar's frame.
const look = css({
  boxSizing: 'border-box',
  padding: '20px 24px 24px',
  border: `1px solid ${token.hairline}`,
  borderRadius: 16,
  background: token.surface,
  color: token.ink,
  font: `400 1rem/1.5 ${token.sans}`,
  ...eventTypeColors,
  '& h3, & h4, & p': { margin: 0 },

  '& .top': { position: 'relative', marginBottom: 20 },
  '& .leaf': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingBottom: 16,
    borderBottom: `1px solid ${token.hairline}`,
    textAlign: 'center',
    fontWeight: 400,
  },
  '& .leaf-weekday': {
    font: `600 0.8125rem/1.4 ${token.sans}`,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
    color: token.inkSoft,
  },
  '& .leaf-day': {
    font: `400 5.5rem/1.05 ${token.serif}`,
    fontVariantNumeric: 'lining-nums',
    letterSpacing: '-0.02em',
  },
  '& .leaf-month': { font: `400 1.1875rem/1.4 ${token.serif}` },
  '& .close': { position: 'absolute', top: -8, right: -12 },

  '& .events': { listStyle: 'none', margin: 0, padding: 0 },
  '& .event': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', gap: '14px 12px' },
  '& .event + .event': {
    marginTop: 20,
    paddingTop: 20,
    borderTop: `1px solid ${token.hairline}`,
  },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    background: 'var(--soft)',
    color: 'var(--ink)',
  },
  '& .about': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 6,
    overflowWrap: 'anywhere',
  },
  '& h4': { font: `600 1.1875rem/1.25 ${token.serif}` },
  '& .kind': { color: 'var(--ink)', fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.3 },
  '& .works': { fontWeight: 600, fontSize: '0.9375rem' },
  '& .standing': { fontSize: '0.875rem', color: token.inkSoft },
  '& .standing strong': {
    marginRight: 4,
    padding: '1px 8px',
    border: `1px dashed ${token.inkSoft}`,
    borderRadius: 999,
    fontWeight: 600,
  },
  '& .standing.official strong': { borderStyle: 'solid' },
  '& .norm a': { display: 'inline-block', color: 'inherit' },
  '& .norm': { fontSize: '0.8125rem', lineHeight: 1.4, color: token.inkSoft },
  '& img': { borderRadius: token.radius, background: token.paper, objectFit: 'cover' },
  '& .event .show, & .contributed': { gridColumn: '1 / -1', minWidth: 0 },
  '& .event .show': { lineHeight: 1.25 },
  '& .own': { gridColumn: 2, display: 'flex', gap: 4, margin: '-8px 0 -4px -10px' },
  '& .own .MuiButton-root': { minWidth: 0, minHeight: 32, paddingInline: 10 },
  '& .description': { whiteSpace: 'pre-line' },
  '& .when': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .whom, & .repeats': { color: token.inkSoft, fontSize: '0.875rem' },
  '& .another': {
    marginTop: 20,
    paddingTop: 12,
    borderTop: `1px solid ${token.hairline}`,
    '& .add': { marginLeft: -18 },
  },

  // A crowded day scrolls within its own frame.
  '&.crowded': { display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },

  '& .empty': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 16 },
  '& .note': { fontSize: '0.9375rem', color: token.inkSoft },
  '& .note:empty': { display: 'none' },

  [TOUCH]: {
    '& .MuiButton-root, & .own .MuiButton-root': { minWidth: 44, minHeight: 44 },
    '& .close': { width: 44, height: 44 },
    '& .norm a': { padding: '13px 8px', margin: '-13px -4px' },
  },
  // A crowded day scrolls in its card, so that the month stays beside it.
  [WIDE]: {
    maxHeight: 'calc(100dvh - 5.5rem)',
    overflowY: 'auto',
    '& .close': { display: 'none' },
  },
  [NARROW]: {
    '& .event .show, & .contributed': { gridColumn: 2 },
    '& .event .show': { justifySelf: 'start' },
    '& .leaf': {
      display: 'block',
      textAlign: 'left',
      font: `400 1.375rem/1.3 ${token.serif}`,
    },
    // Beside the button that closes the day; the date is below it.
    '& .leaf-weekday': { display: 'block', paddingRight: 48 },
    '& .leaf-day': { font: `400 2.5rem/1.1 ${token.serif}` },
  },
  [SLIM]: { padding: '16px 16px 20px' },
  [TIGHT]: {
    '& .event .show, & .contributed': { gridColumn: '1 / -1' },
    '& .event .show': { justifySelf: 'stretch', paddingInline: 8 },
  },
  // At the lower end of the window, which has to be a phone's.
  [PHONE]: {
    '&.sheet': {
      position: 'fixed',
      zIndex: 10,
      inset: 'auto 0 0',
      width: 'auto',
      // The same for an empty day and a crowded one, so that nothing moves when the day's events come.
      height: SHEET_HEIGHT,
      margin: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderWidth: '1px 0 0',
      borderRadius: '20px 20px 0 0',
      paddingBottom: 'calc(20px + env(safe-area-inset-bottom))',
      boxShadow: '0 -8px 32px rgb(10 16 32 / 0.18)',
      animation: `${rise} ${token.motion}`,
      [REDUCED_MOTION]: { animation: 'none' },
      '&.crowded': { overflow: 'hidden', paddingBottom: 'env(safe-area-inset-bottom)' },
    },
  },
});

export const Card = styled('div')(look);
