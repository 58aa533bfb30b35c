import { PHONE, styled, token } from '@almanaque/ui';
import { attachmentsStyle } from '../attachments/attachments-style.ts';
import { moneyStyle } from '../money/money-style.ts';
import { tasksStyle } from '../tasks/tasks-style.ts';
import { timelineStyle } from '../timeline/timeline-style.ts';
import { headStyle } from './head-style.ts';
import { planPrint } from './plan-print.ts';

/** Reads like one sheet: hairlines between its sections, and no boxes. */
export const PlanFrame = styled('article')({
  display: 'grid',
  gap: 24,
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: '32px 56px',
    alignItems: 'start',
    '@media (max-width: 959.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .column': { display: 'grid', gap: 32, minWidth: 0 },
  '& .section': { display: 'grid', gap: 12, minWidth: 0 },
  '& .section > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minHeight: 44,
    borderBottom: `1px solid ${token.hairline}`,
    // Its words, not its edge, stand in line with the others.
    '& button': { marginRight: -12 },
  },
  '& .text': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .problem': { margin: 0, color: token.danger },
  '& .problem:empty': { display: 'none' },
  '& .assignee': { display: 'grid', gap: 8 },
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    alignItems: 'start',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .editing': {
    padding: 16,
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    background: token.surface,
  },
  ...headStyle,
  ...tasksStyle,
  ...timelineStyle,
  ...moneyStyle,
  ...attachmentsStyle,
  ...planPrint,
});
