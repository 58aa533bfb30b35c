import { isComplete, useHost, useQuery } from '@almanaque/shared-contracts';
import { PageLink, styled, token } from '@almanaque/ui';
import { mayPlan, useWhose } from '../page/use-whose.ts';
import { ownTasksQuery } from '../plans/plan-queries.ts';
import { Unreached } from '../page/unreached.tsx';
import { useWaitsLong } from '../page/use-waits-long.ts';
import { OwnTaskLine } from './own-task-line.tsx';
import { OWN_TASKS_STYLE } from './own-tasks-style.ts';
import { thisWeeks } from './this-weeks.ts';

/** 'Esta semana' alone is what the calendar calls whose birthdays are near, right above. */
const TITLE = 'Tus tareas de esta semana';

/** More would push the month out of sight. */
const MOST = 5;

const Week = styled('section')({
  display: 'grid',
  gap: 8,
  boxSizing: 'border-box',
  padding: '16px 20px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius,
  background: token.surface,
  color: token.ink,
  font: `400 1rem/1.4 ${token.sans}`,
  '& header': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 },
  '& h2': { margin: 0, font: `600 1.25rem/1.3 ${token.serif}` },
  ...OWN_TASKS_STYLE,
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
  '& .quiet': { margin: 0, color: token.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& .failed': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', margin: 0 },
});

/** What whoever is signed in has to do until Saturday; nothing at all where there is nothing. */
export function HomeView() {
  const whose = useWhose();
  // Until a password of one's own is chosen the server tells nobody their tasks.
  const isIn = whose.kind === 'account' && isComplete(whose.session);
  const { data, isError, isPending, refetch } = useQuery({
    ...ownTasksQuery(useHost().apiBase),
    // After signing out this stands for a moment more: nothing is asked then.
    enabled: isIn,
  });
  const retry = whose.kind === 'unknown' ? whose.retry : isError && !data ? refetch : null;
  const isAsking = whose.kind === 'asking' || (isIn && isPending);
  const isLate = useWaitsLong(isAsking && retry === null);
  const isOrganiser = whose.kind === 'account' && mayPlan(whose.session);
  if (retry !== null) {
    return (
      <Week aria-label={TITLE}>
        <p className="failed">
          <Unreached onRetry={() => void retry()} />
        </p>
      </Week>
    );
  }
  if (isLate) {
    return (
      <Week aria-label={TITLE}>
        <p className="quiet" role="status">
          Buscando lo de esta semana…
        </p>
      </Week>
    );
  }
  const due = thisWeeks(data?.tasks ?? []);
  if (due.length === 0) return null;
  const more = due.length - MOST;
  return (
    <Week aria-label={TITLE}>
      <header>
        <h2>{TITLE}</h2>
        <PageLink to="/planes?vista=mine">{isOrganiser ? 'Mis planes' : 'Mis tareas'}</PageLink>
      </header>
      <ul>
        {due.slice(0, MOST).map((task) => (
          <OwnTaskLine key={task.id} task={task} isLinked={isOrganiser} />
        ))}
      </ul>
      {more > 0 && (
        <p className="quiet">{more === 1 ? 'Y 1 tarea más.' : `Y ${more} tareas más.`}</p>
      )}
    </Week>
  );
}
