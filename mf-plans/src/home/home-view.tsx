import { planAddress } from '@almanaque/api';
import { isComplete, useHost, useQuery } from '@almanaque/shared-contracts';
import { PageLink, styled, token, TOUCH } from '@almanaque/ui';
import { mayPlan, useWhose } from '../page/use-whose.ts';
import { ownTasksQuery } from '../plans/plan-queries.ts';
import { useEachDay } from '../plans/use-each-day.ts';
import { Unreached } from '../page/unreached.tsx';
import { useWaitsLong } from '../page/use-waits-long.ts';
import { OwnTaskLine } from './own-task-line.tsx';
import { OWN_TASKS_STYLE } from './own-tasks-style.ts';
import { byPlan, thisWeeks } from './this-weeks.ts';

/** 'Esta semana' alone is what the calendar calls whose birthdays are near, right above. */
const TITLE = 'Tus tareas de esta semana';

/** More would push the month out of sight. */
const MOST = 5;

// A section of the leaf it stands on, as those above it: their titles' size and left edge.
const Week = styled('section')({
  display: 'grid',
  gap: 4,
  boxSizing: 'border-box',
  padding: '0 12px',
  color: token.ink,
  font: `400 0.9375rem/1.3 ${token.sans}`,
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
  '& h3': { margin: 0, font: `500 1.1875rem/1.3 ${token.serif}` },
  '& .quiet': { margin: 0, color: token.inkSoft, fontVariantNumeric: 'tabular-nums' },
  ...OWN_TASKS_STYLE,
  '& li': { minHeight: 44 },
  '& label .what': { display: 'grid', padding: '4px 0' },
  '& label .quiet': { fontSize: '0.8125rem' },
  '& .of': { margin: '4px 0 0', fontWeight: 600 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 3,
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    [TOUCH]: { paddingBlock: 12 },
  },
  '& .failed': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', margin: 0 },
});

/** What whoever is signed in has to do until Saturday; nothing at all where there is nothing. */
export function HomeView() {
  useEachDay();
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
        <h3>{TITLE}</h3>
        <PageLink to="/planes?vista=mine">{isOrganiser ? 'Mis planes' : 'Mis tareas'}</PageLink>
      </header>
      {byPlan(due.slice(0, MOST)).map(({ planId, event, tasks }) => (
        <div key={planId}>
          <p className="of">
            {isOrganiser ? <PageLink to={planAddress(planId)}>{event}</PageLink> : event}
          </p>
          <ul aria-label={event}>
            {tasks.map((task) => (
              <OwnTaskLine key={task.id} task={task} event={null} />
            ))}
          </ul>
        </div>
      ))}
      {more > 0 && (
        <p className="quiet">{more === 1 ? 'Y 1 tarea más.' : `Y ${more} tareas más.`}</p>
      )}
    </Week>
  );
}
