import { styled, token, TOUCH } from '@almanaque/ui';

export const GridFrame = styled('div')({
  padding: 12,
  color: token.ink,
  font: `400 1rem/1.2 ${token.sans}`,
  '& .steps': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& strong': { font: `600 1.125rem/1 ${token.serif}`, fontVariantNumeric: 'lining-nums' },
  '& .week': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 38px)',
    [TOUCH]: { gridTemplateColumns: 'repeat(7, 44px)' },
  },
  '& .week span': {
    padding: '8px 0 6px',
    color: token.inkSoft,
    fontSize: '0.8125rem',
    textAlign: 'center',
  },
  '& .week button': {
    width: '100%',
    height: 38,
    padding: 0,
    border: 0,
    borderRadius: token.radius,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums lining-nums',
    cursor: 'pointer',
    '&:hover': { background: token.paper },
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: -2 },
    '&.outside': { color: token.inkSoft },
    '&[aria-current]': { boxShadow: `inset 0 0 0 1px ${token.ink}`, fontWeight: 650 },
    '&:disabled': { visibility: 'hidden' },
    [TOUCH]: { height: 44 },
  },
  '& [aria-selected=true] button': { background: token.ink, color: token.paper },
});
