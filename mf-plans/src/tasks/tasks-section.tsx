import type { Plan } from '@almanaque/api';
import { useState } from 'react';
import { Section } from '../plan/section.tsx';
import { FittingIdea } from './fitting-idea.tsx';
import { NewTask } from './new-task.tsx';
import { TaskRow } from './task-row.tsx';
import { progressText } from './task-words.ts';
import { useDrag } from './use-drag.ts';
import { useOrder } from './use-order.ts';

export function TasksSection({ plan }: { readonly plan: Plan }) {
  const { tasks, move } = useOrder(plan);
  const [said, say] = useState('');
  const done = tasks.filter((task) => task.done).length;

  const moveTo = (id: string, to: number) => {
    const title = tasks.find((task) => task.id === id)?.title ?? '';
    const place = move(id, to);
    if (place !== null) say(`${title}: lugar ${place + 1} de ${tasks.length}.`);
  };
  const { dragged, handleOf } = useDrag(moveTo);

  return (
    <Section
      title="Tareas"
      aside={<span className="quiet numbers">{progressText({ done, of: tasks.length })}</span>}
    >
      {tasks.length === 0 && (
        <p className="quiet">
          Anotá lo que haya que hacer y cuántos días hábiles antes: las fechas se calculan solas, y
          siguen a la celebración si se mueve.
        </p>
      )}
      <FittingIdea plan={plan} />
      <ol className="tasks">
        {tasks.map((task, index) => (
          <TaskRow
            key={task.id}
            plan={plan}
            task={task}
            drag={handleOf(task.id)}
            carried={dragged?.id === task.id ? dragged.by : null}
            onMove={(step) => moveTo(task.id, index + step)}
          />
        ))}
      </ol>
      <NewTask plan={plan} />
      <p role="status" className="hidden">
        {said}
      </p>
    </Section>
  );
}
