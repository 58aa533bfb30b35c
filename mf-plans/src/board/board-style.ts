import { PHONE, styled, token, TOUCH } from '@almanaque/ui';
import { filterBar, tabs, tickLook } from '@almanaque/ui/form';
import { boardPrint } from './board-print.ts';

/** The box of a task, and what is between it and its words. */
const [BOX, BOX_GAP] = [20, 10];

export const BoardFrame = styled('div')({
  display: 'grid',
  gap: 20,
  '& .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    '& a': { alignContent: 'center', minHeight: 44 },
  },
  '& .filters': { display: 'grid', gap: 12 },
  ...tabs,
  ...filterBar,
  // All in a row of a tablet, which is narrower than their longest choices.
  '& .bar label': {
    ...filterBar['& .bar label'],
    flex: '1 1 8.75rem',
    maxWidth: '12rem',
    [PHONE]: { flex: '1 1 40%', maxWidth: 'none' },
  },
  '& .waiting': { display: 'grid', gap: 12 },
  // Side by side in a window that is wide enough.
  '& .plans': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 40rem), 1fr))',
    columnGap: 56,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderTop: `1px solid ${token.hairline}`,
  },
  '& .plan': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 24px',
    padding: '16px 0',
    borderBottom: `1px solid ${token.hairline}`,
    alignContent: 'start',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .more': { gridColumn: '1 / -1', paddingTop: 16 },
  '& .title': {
    font: `600 1.1875rem/1.3 ${token.serif}`,
    textWrap: 'pretty',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
    [TOUCH]: { display: 'block', padding: '10px 0' },
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 14px',
    margin: 0,
    color: token.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  },
  // No wider than what is in it: its plan's words have the rest.
  '& .how': {
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    gap: 4,
    fontSize: '0.9375rem',
    [PHONE]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  },
  '& .done': { display: 'flex', alignItems: 'center', gap: 10 },
  '& .state': {
    padding: '1px 12px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: 999,
    font: `600 0.8125rem/1.6 ${token.sans}`,
    '&[data-state=en-marcha]': {
      borderColor: token.ink,
      background: token.ink,
      color: token.paper,
    },
    '&[data-state=cancelado]': { borderStyle: 'dashed', color: token.inkSoft },
  },
  '& .progress': { display: 'flex', gap: 2 },
  '& .progress i': {
    width: 8,
    height: 8,
    borderRadius: 2,
    boxShadow: `inset 0 0 0 1px ${token.inkSoft}`,
    '&[data-done=true]': { background: token.ink, boxShadow: 'none' },
  },
  '& .warning': { gridColumn: '1 / -1', display: 'flex', gap: 16, margin: 0, fontWeight: 600 },
  '& .late': { color: token.danger },
  '& .due-tasks': {
    gridColumn: '1 / -1',
    display: 'grid',
    margin: '4px 0 0',
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 14px',
      minHeight: 36,
      // What goes on below the task stands under its words, and not under its box.
      paddingLeft: BOX + BOX_GAP,
      [TOUCH]: { minHeight: 44 },
    },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: BOX_GAP,
      minHeight: 'inherit',
      marginLeft: -(BOX + BOX_GAP),
      cursor: 'pointer',
    },
    '& input': { ...tickLook, width: BOX, height: BOX },
    '& input:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
    '& .when': { color: token.inkSoft },
    '& li:is([data-timing=late], [data-timing=no-time]) .when': {
      color: token.danger,
      fontWeight: 600,
    },
    '& li[data-timing=done] .task-title': {
      color: token.inkSoft,
      textDecoration: 'line-through',
    },
  },
  '& .empty': {
    display: 'grid',
    gap: 12,
    justifyItems: 'start',
    maxWidth: '60ch',
    padding: '24px 0',
    '& :is(p, ol)': { margin: 0 },
    '& ol': { display: 'grid', gap: 6, paddingLeft: 24 },
  },
  '& .on-paper': { display: 'none' },
  ...boardPrint,
});
