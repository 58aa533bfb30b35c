import { upright } from '../page/upright.ts';

/** One A4, upright: what there is to do and with what, and nothing to press. */
export const planPrint = {
  '@media print': {
    ...upright,
    '& .back, & .foot, & button, & .handle, & .add, & .to-drop, & .states label:not(:has(:checked)), & .blank':
      {
        display: 'none',
      },
    '& .columns': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '12px 24px' },
    '& .column': { gap: 14 },
    '& .section': { gap: 4, breakInside: 'avoid-page' },
    '& .section > header': { minHeight: 0 },
    // Its corners are round, and would cut the word's first letter.
    '& .states': { border: 0, borderRadius: 0 },
    '& .states label:has(:checked)': {
      minHeight: 0,
      padding: 0,
      background: 'none',
      color: '#000',
    },
    '& .task': { gridTemplateColumns: '28px minmax(0, 1fr) auto', padding: '3px 0' },
    '& :is(.facts, .why, .note, .ends)': { fontSize: '9pt' },
    '& .files li': { minHeight: 0, padding: '3px 0' },
  },
} as const;
