import { Dialog, PHONE, styled } from '@almanaque/ui';

/** A dialog about an event: in the middle of the screen, or on phones a sheet at its lower end. */
export const DialogFrame = styled(Dialog)({
  '& .MuiDialog-paper': { width: 580, maxWidth: 'calc(100% - 32px)', borderRadius: 16 },
  '& .waiting': { display: 'grid', gap: 16, padding: 28 },
  [PHONE]: {
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100% - 24px)',
      margin: '24px 0 0',
      alignSelf: 'flex-end',
      borderRadius: '20px 20px 0 0',
    },
  },
});
