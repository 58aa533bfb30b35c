import { Dialog, PHONE, styled, token } from '@almanaque/ui';
import type { DialogRequest } from './dialog-request.ts';

export const Frame = styled(Dialog)({
  [PHONE]: {
    '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': {
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100% - 24px)',
      margin: 12,
    },
  },
  '& .MuiDialog-paperFullScreen': { border: 0, borderRadius: 0, background: token.paper },
});

/** Wide enough for what each shows, and its height while that is on its way, so that nothing jumps. */
export const SIZES: Readonly<
  Record<DialogRequest['kind'], { width: number | string; height: number }>
> = {
  'sign-in': { width: 440, height: 242 },
  'first-administrator': { width: 480, height: 500 },
  recover: { width: 440, height: 330 },
  'change-password': { width: 440, height: 390 },
  security: { width: 640, height: 320 },
  'second-factor': { width: 560, height: 240 },
  subscribe: { width: 640, height: 420 },
  download: { width: 560, height: 420 },
  'ics-import': { width: 860, height: 260 },
  dates: { width: 860, height: 520 },
  people: { width: '100%', height: 560 },
  providers: { width: 920, height: 520 },
  users: { width: 760, height: 210 },
  'sample-set': { width: 480, height: 150 },
  audit: { width: '100%', height: 420 },
  'ai-probe': { width: 640, height: 420 },
  override: { width: 520, height: 320 },
};

export const Sheet = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '100%',
  minHeight: 0,
  padding: '20px 28px 28px',
  '&:is(.people, .audit)': { width: '100%', maxWidth: 1280, height: '100%', marginInline: 'auto' },
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
