import type { OwnTask } from '@almanaque/api';

const PRESSING: readonly string[] = ['late', 'no-time', 'today', 'this-week'];

/** Those to be done until Saturday, what is late first. */
export const thisWeeks = (tasks: readonly OwnTask[]): readonly OwnTask[] =>
  tasks
    .filter(({ timing }) => PRESSING.includes(timing))
    .toSorted((one, other) => ((one.dueOn ?? '') < (other.dueOn ?? '') ? -1 : 1));
