import { isoDate } from '@almanaque/shared-contracts';
import { cellMarks } from './cell-marks.tsx';

const date = isoDate('2026-11-18');
const PLAN = { date, label: 'con plan' };

test('what several say of a day is said once, and the same words are the same mark', () => {
  const marks = cellMarks([PLAN, { date, label: 'de guardia' }, PLAN]);
  expect(marks.get(date)?.label).toBe('con plan, de guardia');
  expect(cellMarks([PLAN]).get(date)).toBe(cellMarks([PLAN]).get(date));
});
