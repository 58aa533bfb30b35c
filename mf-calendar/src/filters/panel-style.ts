import { styled, token } from '@almanaque/ui';

export const Panel = styled('div')({
  boxSizing: 'border-box',
  display: 'grid',
  gap: 16,
  width: 300,
  maxWidth: '100%',
  padding: 20,
  color: token.ink,
  font: `400 1rem/1.4 ${token.sans}`,
  '& label': { display: 'grid', gap: 4, minWidth: 0, fontWeight: 600, fontSize: '0.9375rem' },
  '& select': {
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: token.radius,
    background: token.paper,
    color: token.ink,
    font: `400 1rem/1.4 ${token.sans}`,
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
  },
  '& p': { margin: 0, color: token.inkSoft, fontSize: '0.875rem' },
  '& .foot': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    '& button': { minHeight: 44 },
    '& button:first-of-type': { marginLeft: -12, paddingInline: 12 },
  },
});
