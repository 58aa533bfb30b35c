import { PHONE, styled, token, TOUCH } from '@almanaque/ui';
import { entryLook, noticeLook, tabs } from '@almanaque/ui/form';

/** One below another, each by itself. */
export const Pile = styled('div')({ display: 'grid', gap: 40, minWidth: 0 });

export const Area = styled('div')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  outline: 'none',
  '& h2, & p, & ol, & ul': { margin: 0 },
  '& h2': { font: `600 1.25rem/1.3 ${token.serif}` },
  '& .soft': { color: token.inkSoft, fontSize: '0.9375rem' },
  '& .warning': {
    padding: '12px 16px',
    border: `1px solid ${token.danger}`,
    borderRadius: token.radius,
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& a:not(.MuiButton-root)': { color: token.ink, fontWeight: 600 },
  '& a:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },

  '& .address': { display: 'grid', gap: 4, minWidth: 0 },
  '& .address label': { fontWeight: 600, fontSize: '0.9375rem' },
  '& .address .line': { display: 'flex', gap: 8, minWidth: 0 },
  '& .address input': {
    ...entryLook,
    flex: 1,
    minWidth: 0,
    padding: '8px 12px',
    background: token.surface,
    textOverflow: 'ellipsis',
  },
  '& .address input:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 },
  '& .address [role=status]': { minHeight: '1.4em' },

  ...noticeLook,
  ...tabs,
  '& ol': { display: 'grid', gap: 6, paddingLeft: 24 },
  '& .steps': { display: 'grid', gap: 12 },

  '& .list': { padding: 0, listStyle: 'none', borderTop: `1px solid ${token.hairline}` },
  '& .list > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${token.hairline}`,
  },
  '& .about': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& .list .whole': { gridColumn: '1 / -1' },
  [TOUCH]: { '& .MuiButton-root': { minHeight: 44 } },
  [PHONE]: { '& .address .line': { display: 'grid' } },
});
