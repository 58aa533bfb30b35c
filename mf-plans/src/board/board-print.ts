import { upright } from '../page/upright.ts';

/** On paper: the plans, and by what they were chosen; nothing to press. */
export const boardPrint = {
  '@media print': {
    ...upright,
    '& .top a, & button:not([aria-pressed=true]), & .bar label:has(option[value=""]:checked)': {
      display: 'none',
    },
    '& .filters': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
    '&& .tabs button': {
      minHeight: 0,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 600,
    },
    '&& .bar label': { display: 'flex', gap: 4, minWidth: 0, color: 'inherit', font: 'inherit' },
    '&& .bar select': {
      width: 'auto',
      minHeight: 0,
      height: 'auto',
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      appearance: 'none',
    },
    '& .on-paper': { display: 'inline' },
    '& .plan': { padding: '8px 0', breakInside: 'avoid-page' },
    '& .title': { fontSize: '12pt' },
    '&& .how': { fontSize: 'inherit' },
    '&& .state': { background: 'none', color: '#000' },
    '& .due-tasks li': { minHeight: 0, paddingBlock: 2 },
  },
} as const;
