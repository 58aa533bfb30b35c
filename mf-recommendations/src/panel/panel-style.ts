import { PHONE, REDUCED_MOTION, TOUCH, styled, token, visuallyHidden } from '@almanaque/ui';
import { EVENT_TYPES } from '@almanaque/shared-contracts';
import { cardStyle } from './card-style.ts';

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
    gap: '4px 12px',
    alignItems: 'start',
    padding: '20px 24px 16px',
    '& h2': {
      margin: 0,
      font: `500 clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem)/1.2 ${token.serif}`,
      overflowWrap: 'anywhere',
      '&:focus': { outline: 'none' },
      '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 4 },
    },
    '& .date': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      margin: 0,
      color: token.inkSoft,
      fontSize: '0.9375rem',
      '& svg': { flex: 'none' },
    },
    '& .close': { gridRow: '1 / span 2', gridColumn: 2, marginTop: -6, marginRight: -10 },
    '& .actions': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '10px 16px',
      marginTop: 10,
    },
    [PHONE]: { padding: '16px 16px 12px' },
  },
  '& .ai-note': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    color: token.inkSoft,
    fontSize: '0.9375rem',
    '& .badge': {
      padding: '1px 8px',
      borderRadius: 999,
      background: token.ink,
      color: token.paper,
      font: `700 0.8125rem/1.5 ${token.sans}`,
      letterSpacing: '0.04em',
    },
  },
  '& .unavailable': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    margin: '0 24px 20px',
    padding: '12px 16px',
    border: `1px dashed ${token.hairline}`,
    borderRadius: token.radius,
    background: token.paper,
    '& > svg': { flex: 'none', color: token.danger },
    '& .words': { flex: '1 1 18em' },
    '& strong': { display: 'block', fontWeight: 600 },
    '& p': { margin: 0, color: token.inkSoft, fontSize: '0.9375rem' },
    [PHONE]: { margin: '0 16px 16px' },
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
  '& .failure': { padding: '0 24px 20px' },
  [TOUCH]: { '& button': { minHeight: 44 } },
  [REDUCED_MOTION]: { '& *': { transition: 'none !important' } },
  ...cardStyle,
});
