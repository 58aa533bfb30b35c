import { Dialog, PHONE, styled, token } from '@almanaque/ui';

export const Frame = styled(Dialog)({
  [PHONE]: {
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100% - 24px)',
      margin: 12,
    },
  },
});

export const Sheet = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '100%',
  minHeight: 0,
  padding: '20px 28px 28px',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBottom: 12,
  },
  '& > header > h2': { margin: 0, font: `600 1.75rem/1.2 ${token.serif}` },
  '& .MuiIconButton-root': { width: 44, height: 44, marginRight: -12 },
  [PHONE]: { padding: '12px 16px 20px', '& > header > h2': { fontSize: '1.5rem' } },
});
