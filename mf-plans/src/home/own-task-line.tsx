import type { OwnTask } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { PageLink } from '@almanaque/ui';
import { useTickOwn } from '../plans/use-tick-own.ts';
import { timingText } from '../tasks/task-words.ts';

const isLate = ({ timing }: OwnTask): boolean => timing === 'late' || timing === 'no-time';

interface OwnTaskLineProps {
  readonly task: OwnTask;
  /** Whether whoever looks may see the plan that it is of. */
  readonly isLinked: boolean;
}

/** One of one's own tasks, ticked where it is read. */
export function OwnTaskLine({ task, isLinked }: OwnTaskLineProps) {
  const tick = useTickOwn();
  const mark = (done: boolean) =>
    void tick(task.id, done).catch(() =>
      toastStore().show('La tarea no se pudo marcar. Probá de nuevo.', 'error'),
    );
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={task.done !== null}
          onChange={({ target }) => mark(target.checked)}
        />
        {task.title}
      </label>
      <span className="quiet" data-late={isLate(task)}>
        {timingText(task)}
      </span>
      {isLinked ? (
        <PageLink className="quiet" to={`/planes/${task.planId}`}>
          {task.event}
        </PageLink>
      ) : (
        <span className="quiet">{task.event}</span>
      )}
    </li>
  );
}
