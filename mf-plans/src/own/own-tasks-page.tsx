import type { OwnTask } from '@almanaque/api';
import { navigation, useHost, useQuery } from '@almanaque/shared-contracts';
import { Skeleton, styled } from '@almanaque/ui';
import { handFocusOn, ReadFailure } from '@almanaque/ui/form';
import { useEffect } from 'react';
import { OwnTaskLine } from '../home/own-task-line.tsx';
import { OWN_TASKS_STYLE } from '../home/own-tasks-style.ts';
import { ownTasksQuery } from '../plans/plan-queries.ts';
import { PageTitle } from '../page/page-title.tsx';

const Frame = styled('div')({
  display: 'grid',
  gap: 16,
  '& section': { display: 'grid', gap: 8 },
  ...OWN_TASKS_STYLE,
  '& .quiet': { fontVariantNumeric: 'tabular-nums' },
});

interface TaskListProps {
  readonly title: string;
  readonly tasks: readonly OwnTask[];
}

const TaskList = ({ title, tasks }: TaskListProps) =>
  tasks.length === 0 ? null : (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {tasks.map((task) => (
          // Ticked, it leaves its list.
          <OwnTaskLine key={task.id} ref={handFocusOn} task={task} event={task.event} />
        ))}
      </ul>
    </section>
  );

function Tasks() {
  const { data, error, refetch } = useQuery(ownTasksQuery(useHost().apiBase));
  if (error && !data) {
    const message = 'Tus tareas no se pudieron cargar.';
    return <ReadFailure error={error} missing={message} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div aria-busy="true" aria-label="Cargando tus tareas">
        <Skeleton height={176} />
      </div>
    );
  }
  if (data.tasks.length === 0) {
    return (
      <p className="quiet">
        No tenés tareas. Cuando alguien te dé una de un plan, la vas a ver acá, con su fecha, y la
        marcás cuando esté hecha.
      </p>
    );
  }
  const isDone = ({ done }: OwnTask): boolean => done !== null;
  return (
    <>
      <TaskList title="Para hacer" tasks={data.tasks.filter((task) => !isDone(task))} />
      <TaskList title="Hechas" tasks={data.tasks.filter(isDone)} />
    </>
  );
}

/** What an account does that organises nothing: its own tasks, without the plans they are of. */
export function OwnTasksPage() {
  useEffect(() => navigation().title('Mis tareas · Almanaque'), []);
  return (
    <Frame>
      <PageTitle>Mis tareas</PageTitle>
      <Tasks />
    </Frame>
  );
}
