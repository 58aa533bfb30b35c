import { FORCED_COLORS, PHONE, token } from '@almanaque/ui';

const shade = (color: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 2px, transparent 2px 6px)`;

export const timelineStyle = {
  '& .timeline': { display: 'grid', gap: 6, margin: 0 },
  '& .strip': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    height: 64,
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    overflow: 'hidden',
    background: token.surface,
  },
  '& .strip > span': {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'center',
    gap: 2,
    padding: '6px 0',
    borderLeft: `1px solid ${token.hairline}`,
    '&:first-of-type': { borderLeft: 0 },
    '&[data-off=true]': { background: shade(token.hairline) },
    '&[data-today=true]': { boxShadow: `inset 2px 0 0 ${token.ink}` },
    '&[data-day=true]': { background: token.sun },
    // The system takes grounds and shadows away, which tell these days apart.
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      borderLeftColor: 'CanvasText',
      '&[data-off=true]': { background: shade('GrayText') },
      '&[data-today=true]': { boxShadow: 'inset 3px 0 0 CanvasText' },
      '&[data-day=true]': { background: 'Highlight' },
    },
  },
  '& .strip[data-dense=true] > span': { borderLeftColor: 'transparent' },
  '& .due': {
    flex: 'none',
    width: 9,
    height: 9,
    maxWidth: '100%',
    borderRadius: '50%',
    background: token.ink,
    '&[data-done=true]': { background: 'none', boxShadow: `inset 0 0 0 1.5px ${token.inkSoft}` },
    '&[data-late=true]': { background: token.danger, borderRadius: 1 },
    [FORCED_COLORS]: {
      '&:not([data-done=true])': { background: 'CanvasText' },
      '&[data-done=true]': { boxShadow: 'inset 0 0 0 1.5px CanvasText' },
    },
  },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    color: token.inkSoft,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  [PHONE]: { '& .strip': { height: 52 } },
} as const;
