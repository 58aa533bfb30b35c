import { expect, test } from '@jest/globals';
import { isBusinessDay, isoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { dueOn } from './due-date.ts';
import { previewOf } from './preview-plan.ts';
import { anyCelebration, anyDay, anyTask } from './testing/arbitrary.ts';

const TODAY = isoDate('2026-01-01');
const anyTasks = fc.uniqueArray(anyTask, { maxLength: 12, selector: ({ id }) => id });
const planOf = (tasks: Parameters<typeof previewOf>[0]['tasks']) => ({
  id: 'plan',
  title: 'Asado',
  tasks,
});
test('each open task is told where it was and where it will be, and no other is', () => {
  fc.assert(
    fc.property(anyCelebration, anyCelebration, anyTasks, (before, after, tasks) => {
      const told = previewOf(planOf(tasks), { before, after }, TODAY);
      for (const { id, due, isDone } of tasks) {
        const task = told?.tasks.find((one) => one.id === id);
        const [from, to] = [dueOn(due, before), dueOn(due, after)];
        const goes = !isDone && due.kind === 'offset' && from !== to;
        expect(task).toEqual(goes ? expect.objectContaining({ from, to }) : undefined);
      }
    }),
  );
});

test('on a day off that is taken no task is due, and once it is freed each is where it was', () => {
  fc.assert(
    fc.property(anyCelebration, anyDay, anyTasks, (before, day, tasks) => {
      fc.pre(!before.daysOff.has(day));
      const after = { ...before, daysOff: new Set([...before.daysOff, day]) };
      const told = previewOf(planOf(tasks), { before, after }, TODAY);
      for (const { to } of told?.tasks ?? []) {
        expect(to !== null && to !== day && isBusinessDay(to, before.daysOff)).toBe(true);
      }
      const back = previewOf(planOf(tasks), { before: after, after: before }, TODAY);
      const turned = told?.tasks.map(({ from, to, ...task }) => ({ ...task, from: to, to: from }));
      expect(back?.tasks).toEqual(turned);
    }),
  );
});

test('without its event it has no date, neither has what counts back from it', () => {
  fc.assert(
    fc.property(anyCelebration, anyTasks, (before, tasks) => {
      const lost = previewOf(planOf(tasks), { before, after: null }, TODAY);
      const back = previewOf(planOf(tasks), { before: null, after: before }, TODAY);
      const open = tasks.filter(({ due, isDone }) => !isDone && due.kind === 'offset').length;
      expect([lost?.from, lost?.to]).toEqual([before.day, null]);
      expect([back?.from, back?.to]).toEqual([null, before.day]);
      expect(lost?.tasks.map(({ to }) => to)).toEqual(Array(open).fill(null));
      expect(back?.tasks.map(({ from }) => from)).toEqual(Array(open).fill(null));
      expect([lost?.stay, lost?.noTime]).toEqual([tasks.length - open, 0]);
    }),
  );
});
