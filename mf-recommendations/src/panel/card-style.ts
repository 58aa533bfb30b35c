import { REDUCED_MOTION, token } from '@almanaque/ui';

/** The width from which the three tiers stand beside each other. */
export const SIDE_BY_SIDE = '@container (min-width: 720px)';
const ROWS = 5;

/** Height of each tier's step: side by side, the three make a staircase. */
const STEPS = { none: 6, low: 14, high: 22 };

/** Rows are shared by the three cards, so that costs and badges stand on one line. */
export const cardStyle = {
  '& .cards': {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: `auto auto auto auto 1fr`,
    },
  },
  '& .card': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    paddingBottom: 20,
    '&:hover .headline': {
      textDecoration: 'underline 1px',
      textUnderlineOffset: 5,
    },
    [SIDE_BY_SIDE]: {
      gridRow: `span ${ROWS}`,
      gridTemplateRows: 'subgrid',
      // Between the columns, from the foot of the stairs down.
      '& + .card::before': {
        content: '""',
        position: 'absolute',
        inset: `${STEPS.high}px auto 0 0`,
        borderLeft: `1px solid ${token.hairline}`,
      },
    },
  },
  '& .step': {
    height: 6,
    marginBottom: 16,
    background: 'var(--main)',
    [SIDE_BY_SIDE]: {
      alignSelf: 'end',
      marginBottom: 18,
      width: 'auto',
      background: 'var(--soft)',
      borderTop: '3px solid var(--main)',
      borderBottom: `1px solid ${token.hairline}`,
    },
  },
  '& .card.none .step': { width: '34%', [SIDE_BY_SIDE]: { width: 'auto', height: STEPS.none } },
  '& .card.low .step': { width: '67%', [SIDE_BY_SIDE]: { width: 'auto', height: STEPS.low } },
  '& .card.high .step': { width: '100%', [SIDE_BY_SIDE]: { width: 'auto', height: STEPS.high } },
  '& .card > :not(.step)': { marginInline: 24 },
  '& .card h3': { marginBlock: 0 },
  '& .card h3 button': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4px 12px',
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    font: `500 1.375rem/1.25 ${token.serif}`,
    overflowWrap: 'anywhere',
    '& .eyebrow': {
      gridColumn: '1 / -1',
      color: token.inkSoft,
      font: `600 0.875rem/1.4 ${token.sans}`,
    },
    '& svg': { marginTop: 4, color: token.inkSoft, transition: `transform ${token.motion}` },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
    // The whole card opens it; what is inside the opened part lies above.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${token.focus}`, outlineOffset: -4 },
    [REDUCED_MOTION]: { '& svg': { transition: 'none' } },
  },
  '& .cost': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    whiteSpace: 'nowrap',
    marginBlock: '12px 0',
    font: `400 2.125rem/1.15 ${token.serif}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& .unit': {
      whiteSpace: 'normal',
      color: token.inkSoft,
      font: `400 0.9375rem/1.3 ${token.sans}`,
    },
    '& .total': { flexBasis: '100%' },
  },
  '& .badges': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    marginBlock: '12px 0',
    padding: 0,
    listStyle: 'none',
    '& li': {
      padding: '1px 10px',
      border: `1px solid ${token.hairline}`,
      borderRadius: 999,
      color: token.inkSoft,
      fontSize: '0.875rem',
    },
  },
  '& .more': {
    position: 'relative',
    zIndex: 1,
    marginBlock: '14px 0',
    paddingTop: 14,
    borderTop: `1px solid ${token.hairline}`,
    '&[hidden]': { display: 'none' },
    '& p': { margin: 0 },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: '4px 14px',
      margin: '14px 0 18px',
      fontSize: '0.9375rem',
    },
    '& dt': { color: token.inkSoft },
    '& dd': { margin: 0 },
  },
} as const;
