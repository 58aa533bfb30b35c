import { planAddress, type OwnTask } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { PageLink } from '@almanaque/ui';
import type { Ref } from 'react';
import { useTickOwn } from '../plans/use-tick-own.ts';
import { timingText } from '../tasks/task-words.ts';
import { useTickBox } from '../tasks/use-tick-box.ts';

const isLate = ({ timing }: OwnTask): boolean => timing === 'late' || timing === 'no-time';

interface OwnTaskLineProps {
  readonly task: OwnTask;
  /** Whether whoever looks may see the plan that it is of. */
  readonly isLinked: boolean;
  readonly ref?: Ref<HTMLLIElement>;
}

/** One of one's own tasks, ticked where it is read. */
export function OwnTaskLine({ task, isLinked, ref }: OwnTaskLineProps) {
  const tick = useTickOwn();
  const box = useTickBox({
    isDone: task.done !== null,
    tick: (done) => tick(task.id, done),
    tell: () => toastStore().show('La tarea no se pudo marcar. Probá de nuevo.', 'error'),
  });
  return (
    <li ref={ref}>
      <label>
        <input {...box} />
        {task.title}
      </label>
      <span className="quiet" data-late={isLate(task)}>
        {timingText(task)}
      </span>
      {isLinked ? (
        <PageLink className="quiet" to={planAddress(task.planId)}>
          {task.event}
        </PageLink>
      ) : (
        <span className="quiet">{task.event}</span>
      )}
    </li>
  );
}
