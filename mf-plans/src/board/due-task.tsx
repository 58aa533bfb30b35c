import type { PlanTask } from '@almanaque/api';
import { tellByToast } from '@almanaque/ui/form';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { timingText } from '../tasks/task-words.ts';
import { useTickBox } from '../tasks/use-tick-box.ts';

interface DueTaskProps {
  readonly planId: string;
  readonly task: PlanTask;
}

/** A task among others' plans: it can be ticked where it is read. */
export function DueTask({ planId, task }: DueTaskProps) {
  const { tick } = usePlanWrites();
  const box = useTickBox({
    isDone: task.done !== null,
    tick: (done) => tick(planId, task.id, done),
    tell: tellByToast,
  });
  return (
    <li data-timing={task.timing}>
      <label>
        <input {...box} />
        <span className="task-title">{task.title}</span>
      </label>
      <span className="when numbers">{timingText(task)}</span>
      {task.owner && <span className="quiet">{task.owner.name}</span>}
    </li>
  );
}
