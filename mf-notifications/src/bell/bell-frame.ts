import {
  FORCED_COLORS,
  keyframes,
  REDUCED_MOTION,
  rowButton,
  styled,
  tileOfType,
  token,
} from '@almanaque/ui';

const pulse = keyframes({
  from: { transform: 'scale(1)', opacity: 0.7 },
  to: { transform: 'scale(2.6)', opacity: 0 },
});

/** Red in both schemes, where `danger` by night is a pale one made for text. */
const RED = `color-mix(in srgb, ${token.danger}, red)`;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Every style of the bell and its dropdown. */
export const BellFrame = styled('div')({
  position: 'relative',
  display: 'inline-flex',
  width: 44,
  height: 44,
  font: `400 1rem/1.35 ${token.sans}`,
  color: token.ink,

  '& .bell': { width: 44, height: 44, color: token.ink },
  '& .bell[aria-expanded="true"]': { background: token.hairline },
  '& .dot, & .beat': {
    position: 'absolute',
    width: 9,
    height: 9,
    borderRadius: '50%',
    background: RED,
  },
  '& .dot': { top: 9, right: 10, boxShadow: `0 0 0 2px ${token.paper}` },
  [FORCED_COLORS]: {
    '& .dot': { forcedColorAdjust: 'none', background: 'Highlight', boxShadow: '0 0 0 2px Canvas' },
  },
  '& .beat': {
    inset: 0,
    animation: `${pulse} 1.3s ease-out`,
    [REDUCED_MOTION]: { display: 'none' },
  },

  '& .panel': {
    position: 'absolute',
    zIndex: 1200,
    top: 'calc(100% + 8px)',
    right: 0,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: 'min(384px, calc(100vw - 16px))',
    background: token.surface,
    border: `1px solid ${token.hairline}`,
    borderRadius: 14,
    boxShadow: '0 14px 36px rgb(14 21 38 / 0.18)',
    textAlign: 'left',
    animation: `${appear} ${token.motion}`,
    [REDUCED_MOTION]: { animation: 'none' },
    '&:focus': { outline: 'none' },
  },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '16px 20px 14px',
    borderBottom: `1px solid ${token.hairline}`,
  },
  '& h2': { margin: 0, font: `600 clamp(1.125rem, 5.4vw, 1.3125rem)/1.2 ${token.serif}` },
  '& .count': {
    padding: '3px 10px',
    border: `1px solid ${token.hairline}`,
    borderRadius: 999,
    color: token.inkSoft,
    font: `600 0.8125rem/1.3 ${token.sans}`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .failure': { padding: 16 },
  '& .empty': {
    display: 'grid',
    justifyItems: 'center',
    gap: 10,
    margin: 0,
    padding: '28px 20px 32px',
    color: token.inkSoft,
    '& svg': { color: token.sun },
  },

  '& .list': { margin: 0, padding: 8, overflowY: 'auto', listStyle: 'none' },
  '& button.entry': rowButton,
  '& .entry': {
    display: 'grid',
    gridTemplateColumns: '40px 1fr auto',
    gap: '3px 12px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    padding: '10px 12px',
  },
  '& .tile': {
    display: 'grid',
    placeItems: 'center',
    gridRow: '1 / span 2',
    height: 40,
    borderRadius: token.radius,
  },
  ...tileOfType,
  '& .title': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .when': {
    color: token.inkSoft,
    font: `600 0.875rem/1.5 ${token.sans}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .detail': {
    gridColumn: '2 / -1',
    color: token.inkSoft,
    fontSize: '0.9375rem',
    textWrap: 'pretty',
  },
  '& .when[data-today="true"]': {
    alignSelf: 'start',
    padding: '0 10px',
    borderRadius: 999,
    background: token.sun,
    color: token.onSun,
  },
  '& .more': { display: 'block', paddingLeft: 64, fontWeight: 600 },
});
