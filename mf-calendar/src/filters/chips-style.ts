import { styled, token, TOUCH } from '@almanaque/ui';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

/** What is filtered, below what is shown: above, it would move under the pointer that filters. */
export const Chips = styled('div')({
  ...row,
  marginTop: 8,
  '& ul': row,
  '& li': { minWidth: 0 },
  '& li button': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '4px 8px 4px 12px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: 16,
    background: token.surface,
    color: token.ink,
    font: `600 0.875rem/1.2 ${token.sans}`,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& svg': { flex: 'none' },
    '&:hover': { borderColor: token.ink },
    '&:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
  },
  [TOUCH]: { '& button': { minHeight: 44 } },
  '@media print': {
    '& li button': { minHeight: 0, padding: 0, border: 0 },
    '& svg, & > button': { display: 'none' },
  },
});
