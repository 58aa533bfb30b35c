import type { PlanTask, TaskDue } from '@almanaque/api';
import { dateOfShort, shortDate } from '@almanaque/shared-contracts';
import { dateProblem, type Entries, type Problems } from '@almanaque/ui/form';
import { AMOUNT_PROBLEM, enteredCents, isNoAmount } from '../money/cents.ts';

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

export function dueOf({ when, businessDays = '', date = '' }: Entries): TaskDue | null {
  if (when !== 'pinned') {
    return /^\d{1,3}$/.test(businessDays.trim())
      ? { kind: 'offset', businessDays: Number(businessDays) }
      : null;
  }
  const pinned = dateOfShort(date);
  return pinned && { kind: 'pinned', date: pinned };
}

export function checkTask(entries: Entries): Problems {
  return {
    ...(dueOf(entries) === null &&
      (entries['when'] === 'pinned'
        ? { date: dateProblem(entries['date'] ?? '') }
        : { businessDays: 'Escribí cuántos días hábiles antes, de 0 a 130.' })),
    ...(isNoAmount(entries['planned']) && { planned: AMOUNT_PROBLEM }),
    ...(isNoAmount(entries['spent']) && { spent: AMOUNT_PROBLEM }),
  };
}
