import { MAX_OFFSET, MAX_TASK_TITLE, MAX_TASKS, type Plan } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { FormFrame, useWrite } from '@almanaque/ui/form';
import { useId, useRef, type SubmitEvent } from 'react';
import { useOnceKey } from '../plans/use-once-key.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { DAYS_PROBLEM, dueOf } from './task-entries.ts';

/** One line, so that a list is written by Enter after Enter. */
export function NewTask({ plan }: { readonly plan: Plan }) {
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  const days = useRef<HTMLInputElement>(null);
  const { addTask } = usePlanWrites();
  const { keyOf, spend } = useOnceKey();
  const { write, refuse, busy, problem } = useWrite();

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = title.current?.value.trim() ?? '';
    const due = dueOf({ when: 'offset', businessDays: days.current?.value ?? '' });
    title.current?.focus();
    if (text === '') refuse('Escribí la tarea.');
    else if (!due) refuse(DAYS_PROBLEM);
    else
      await write(async () => {
        const task = { title: text, due };
        await addTask(plan, { ...task, id: keyOf(task) });
        spend();
        // What was typed meanwhile is the next one.
        if (title.current?.value.trim() === text) title.current.value = '';
      });
  };
  if (plan.tasks.length >= MAX_TASKS) {
    return <p className="quiet">Son {MAX_TASKS} tareas, que es lo más que entra en un plan.</p>;
  }
  return (
    <FormFrame className="add" noValidate aria-busy={busy} onSubmit={(event) => void add(event)}>
      <div className="field new-title">
        <label htmlFor={`${id}title`}>Nueva tarea</label>
        <input
          id={`${id}title`}
          ref={title}
          maxLength={MAX_TASK_TITLE}
          autoComplete="off"
          aria-describedby={`${id}problem`}
        />
      </div>
      <div className="field days">
        <label htmlFor={`${id}days`}>Días antes</label>
        <input
          id={`${id}days`}
          ref={days}
          type="number"
          min={0}
          max={MAX_OFFSET}
          inputMode="numeric"
          defaultValue={1}
        />
      </div>
      <Button type="submit" variant="outlined" aria-disabled={busy}>
        Agregar
      </Button>
      <p className="problem" role="alert" id={`${id}problem`}>
        {problem}
      </p>
    </FormFrame>
  );
}
