import type { OwnTask } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { useId, type Ref } from 'react';
import { useTickOwn } from '../plans/use-tick-own.ts';
import { timingText } from '../tasks/task-words.ts';
import { useTickBox } from '../tasks/use-tick-box.ts';

const isLate = ({ timing }: OwnTask): boolean => timing === 'late' || timing === 'no-time';

interface OwnTaskLineProps {
  readonly task: OwnTask;
  /** Null: it stands under its event's name. */
  readonly event: string | null;
  readonly ref?: Ref<HTMLLIElement>;
}

/** One of one's own tasks, ticked where it is read. */
export function OwnTaskLine({ task, event, ref }: OwnTaskLineProps) {
  const id = useId();
  const tick = useTickOwn();
  const box = useTickBox({
    isDone: task.done !== null,
    tick: (done) => tick(task.id, done),
    tell: () => toastStore().show('La tarea no se pudo marcar. Probá de nuevo.', 'error'),
  });
  return (
    <li ref={ref}>
      <label>
        <input {...box} aria-labelledby={id} aria-describedby={`${id}-when`} />
        <span className="what">
          <span id={id}>{task.title}</span>
          <span className="quiet" id={`${id}-when`} data-late={isLate(task)}>
            {timingText(task)}
          </span>
        </span>
      </label>
      {event !== null && <span className="quiet">{event}</span>}
    </li>
  );
}
