import type { PlanTask } from '@almanaque/api';
import { tellByToast, useWrite } from '@almanaque/ui/form';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { timingText } from '../tasks/task-words.ts';

interface DueTaskProps {
  readonly planId: string;
  readonly task: PlanTask;
}

/** A task among others' plans: it can be ticked where it is read. */
export function DueTask({ planId, task }: DueTaskProps) {
  const { tick } = usePlanWrites();
  const { write } = useWrite({ tell: tellByToast });
  return (
    <li data-timing={task.timing}>
      <label>
        <input
          type="checkbox"
          checked={task.done !== null}
          onChange={({ target }) => void write(() => tick(planId, task.id, target.checked))}
        />
        <span className="task-title">{task.title}</span>
      </label>
      <span className="when numbers">{timingText(task)}</span>
      {task.owner && <span className="quiet">{task.owner.name}</span>}
    </li>
  );
}
