import { styled, token, TOUCH } from '@almanaque/ui';
import { entryLook, tickLook } from '@almanaque/ui/form';

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
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& legend': { padding: 0, fontWeight: 600, fontSize: '0.9375rem' },
  '& label.type': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    fontWeight: 400,
    fontSize: '1rem',
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44 },
  },
  '& input': tickLook,
  '& select': {
    ...entryLook,
    width: '100%',
    padding: '8px 12px',
    background: token.paper,
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
