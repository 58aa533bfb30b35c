import { MAX_OFFSET, type PlanTask, type TaskDue } from '@almanaque/api';
import { dateOfShort, shortDate } from '@almanaque/shared-contracts';
import { dateProblem, type Entries, type Problems } from '@almanaque/ui/form';
import { amountProblems, enteredCents } from '../money/cents.ts';

/** What the form of a task holds, by the names of its entries. */
export const entriesOfTask = (task: PlanTask | undefined): Entries => ({
  title: task?.title ?? '',
  owner: task?.owner?.name ?? '',
  when: task?.due.kind ?? 'offset',
  businessDays: task?.due.kind === 'offset' ? String(task.due.businessDays) : '',
  date: shortDate(task?.dueOn ?? null),
  note: task?.note ?? '',
  planned: enteredCents(task?.planned ?? null),
  spent: enteredCents(task?.spent ?? null),
});

export const DAYS_PROBLEM = `Escribí cuántos días hábiles antes, de 0 a ${MAX_OFFSET}.`;

export function dueOf({ when, businessDays = '', date = '' }: Entries): TaskDue | null {
  if (when !== 'pinned') {
    const days = /^\d{1,3}$/.test(businessDays.trim()) ? Number(businessDays) : NaN;
    return days <= MAX_OFFSET ? { kind: 'offset', businessDays: days } : null;
  }
  const pinned = dateOfShort(date);
  return pinned && { kind: 'pinned', date: pinned };
}

export function checkTask(entries: Entries): Problems {
  return {
    ...(dueOf(entries) === null &&
      (entries['when'] === 'pinned'
        ? { date: dateProblem(entries['date'] ?? '') }
        : { businessDays: DAYS_PROBLEM })),
    ...amountProblems(entries, 'planned', 'spent'),
  };
}
