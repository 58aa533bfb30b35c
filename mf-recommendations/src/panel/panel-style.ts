import { REDUCED_MOTION, TOUCH, styled, token, visuallyHidden } from '@almanaque/ui';
import { EVENT_TYPES } from '@almanaque/shared-contracts';
import { cardStyle, SIDE_BY_SIDE as ROOMY } from './card-style.ts';

const typeColors = Object.fromEntries(
  EVENT_TYPES.map((type) => [
    `&.${type}`,
    {
      '--main': token.eventMain(type),
      '--soft': token.eventSoft(type),
      '--on-soft': token.eventInk(type),
    },
  ]),
);

/** The panel answers to its own width, since a host may give it any. */
export const PanelFrame = styled('section')({
  ...typeColors,
  // Dates that are remembered carry no festive hue (decisions, Tone).
  '&.conmemorativo, &.sobrio': {
    '--main': token.inkSoft,
    '--soft': token.paper,
    '--on-soft': token.ink,
  },
  containerType: 'inline-size',
  boxSizing: 'border-box',
  background: token.surface,
  overflow: 'clip',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius,
  color: token.ink,
  font: `400 1rem/1.5 ${token.sans}`,
  scrollMarginTop: 16,
  '& *': { boxSizing: 'border-box' },
  '& .hidden': visuallyHidden,
  '& .head': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '6px 12px',
    alignItems: 'start',
    padding: '16px 16px 14px',
    [ROOMY]: { gridTemplateColumns: '1fr auto auto', padding: '20px 24px 16px' },
    '& h2': {
      justifySelf: 'start',
      margin: 0,
      font: `500 clamp(1.25rem, 1.1rem + 1cqi, 1.875rem)/1.2 ${token.serif}`,
      overflowWrap: 'anywhere',
      '&:focus': { outline: 'none' },
      '&:focus-visible': {
        outline: `2px solid ${token.focus}`,
        outlineOffset: 3,
        borderRadius: 2,
      },
    },
    '& .date': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      gridColumn: '1 / -1',
      [ROOMY]: { gridColumn: 1 },
      margin: 0,
      color: token.inkSoft,
      fontSize: '0.9375rem',
      '& svg': { flex: 'none' },
    },
    '& .generate': {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      marginTop: 8,
      [ROOMY]: { gridColumn: 2, gridRow: '1 / span 2', marginTop: 0 },
    },
    '& .close': {
      minWidth: 44,
      minHeight: 44,
      gridColumn: 2,
      gridRow: 1,
      marginTop: -4,
      marginRight: -8,
      [ROOMY]: { gridColumn: 3, marginTop: 0, marginRight: -10 },
    },
  },
  '& .ai-status': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    minHeight: 76,
    margin: '0 16px 16px',
    padding: '10px 16px',
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    background: token.paper,
    color: token.inkSoft,
    fontSize: '0.9375rem',
    '&.failed': { borderStyle: 'dashed' },
    '& > svg': { flex: 'none' },
    '&.failed > svg': { color: token.danger },
    // Beside its icon, in however narrow a column.
    '& .words': { flex: '1 1 min(14em, 100% - 40px)' },
    '& strong': { display: 'block', color: token.ink, fontSize: '1rem', fontWeight: 600 },
    '& p': { margin: 0 },
    [ROOMY]: { margin: '0 24px 20px' },
  },
  '& .gone': {
    margin: '0 16px 16px',
    color: token.danger,
    fontWeight: 600,
    [ROOMY]: { margin: '0 24px 20px' },
  },
  '& .ai-off': {
    margin: '0 16px 14px',
    color: token.inkSoft,
    fontSize: '0.875rem',
    [ROOMY]: { margin: '0 24px 18px' },
  },
  '& .badge, & .badges .badge': {
    padding: '1px 10px',
    borderRadius: 999,
    background: token.ink,
    color: token.paper,
    font: `700 0.875rem/1.6 ${token.sans}`,
    letterSpacing: '0.04em',
  },
  '& .kept': {
    borderTop: `1px solid ${token.hairline}`,
    '& > h3': {
      margin: 0,
      padding: '16px 16px 12px',
      font: `500 1.25rem/1.3 ${token.serif}`,
      [ROOMY]: { padding: '20px 24px 4px' },
    },
    // As many as there are, three in a row: no line before the first of each.
    '& .card:nth-of-type(3n + 1)::before': { content: 'none' },
  },
  '& .empty': {
    display: 'grid',
    justifyItems: 'center',
    gap: 14,
    padding: '40px 24px 48px',
    borderTop: `1px solid ${token.hairline}`,
    textAlign: 'center',
    '& p': { margin: 0, font: `400 1.25rem/1.3 ${token.serif}` },
  },
  [TOUCH]: { '& button': { minHeight: 44 } },
  [REDUCED_MOTION]: { '& *': { transition: 'none !important' } },
  ...cardStyle,
});
