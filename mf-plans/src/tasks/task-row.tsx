import type { Plan, PlanTask } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { handFocusOn, tellByToast } from '@almanaque/ui/form';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { Grip } from './grip.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskForm } from './task-form.tsx';
import { useTickBox } from './use-tick-box.ts';

interface TaskRowProps {
  readonly plan: Plan;
  readonly task: PlanTask;
  readonly drag: ComponentProps<'button'>;
  /** How far it is carried, in pixels; null: it is not. */
  readonly carried: number | null;
  /** By keyboard: a place up (-1) or down (1). */
  readonly onMove: (step: -1 | 1) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function TaskRow({ plan, task, drag, carried, onMove }: TaskRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { tick } = usePlanWrites();
  const box = useTickBox({
    isDone: task.done !== null,
    tick: (done) => tick(plan.id, task.id, done),
    tell: tellByToast,
  });
  const handle = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(false);
  // The browser takes the focus from what is put elsewhere on the page.
  useEffect(() => {
    if (isMoving.current) handle.current?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    isMoving.current = true;
    onMove(step);
  };
  const style = carried === null ? undefined : { transform: `translateY(${carried}px)` };
  return (
    <li
      ref={handFocusOn}
      className="task"
      data-done={task.done !== null}
      data-moving={carried !== null}
      {...(style && { style })}
    >
      <button
        ref={handle}
        type="button"
        className="handle"
        aria-label={`Mover «${task.title}»: flechas arriba y abajo`}
        onKeyDown={onKeyDown}
        onBlur={() => {
          isMoving.current = false;
        }}
        {...drag}
      >
        <Grip />
      </button>
      <label className="tick">
        <span className="hidden">{task.title}</span>
        <input {...box} />
      </label>
      <div className="words">
        <span className="task-title">{task.title}</span>
        <TaskFacts task={task} plan={plan} />
      </div>
      {isEditing ? (
        <div className="editing" ref={handFocusOn}>
          <TaskForm plan={plan} task={task} onDone={() => setEditing(false)} />
        </div>
      ) : (
        <Button size="small" onClick={() => setEditing(true)}>
          Editar<span className="hidden"> «{task.title}»</span>
        </Button>
      )}
    </li>
  );
}
