import { styled, token, TOUCH } from '@almanaque/ui';

export const Parts = styled('div')({
  display: 'grid',
  gap: 32,
  minWidth: 0,
  '& .part': { display: 'grid', gap: 12, minWidth: 0, outline: 'none' },
  '& h2, & p, & ul': { margin: 0 },
  '& h2': { font: `600 1.25rem/1.3 ${token.serif}` },
  '& .soft': { color: token.inkSoft, fontSize: '0.9375rem' },
  '& .tag': { fontWeight: 600, fontSize: '0.875rem' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .list': { padding: 0, listStyle: 'none', borderTop: `1px solid ${token.hairline}` },
  '& .list > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${token.hairline}`,
  },
  '& .about': { display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' },
  [TOUCH]: { '& .MuiButton-root': { minHeight: 44 } },
});
