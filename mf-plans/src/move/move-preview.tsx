import type { MovePreviewRequest } from '@almanaque/api';
import { useHost, useQuery } from '@almanaque/shared-contracts';
import { styled, token } from '@almanaque/ui';
import { Unreached } from '../page/unreached.tsx';
import { useWaitsLong } from '../page/use-waits-long.ts';
import { movePreviewQuery } from '../plans/plan-queries.ts';
import { dayText, isMoved, restText, wayText, type MovedPlan } from './moved-plan.ts';

const Frame = styled('section')({
  display: 'grid',
  gap: 12,
  padding: '12px 16px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius,
  color: token.ink,
  font: `400 0.9375rem/1.45 ${token.sans}`,
  '& p': { margin: 0 },
  '& .title': { font: `600 1rem/1.3 ${token.sans}` },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& .plan': { display: 'grid', gap: 2 },
  '& li b': { whiteSpace: 'nowrap' },
  '& .quiet': { color: token.inkSoft },
  '& .failed': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  '& li, & p': { overflowWrap: 'anywhere' },
  '& details > .plan': { marginTop: 12 },
  '& summary': {
    padding: '10px 0',
    borderRadius: 6,
    color: token.ink,
    fontWeight: 600,
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${token.focus}` },
  },
});

/** More than these are opened by whoever wants to read them all. */
const AT_ONCE = 4;

function Moved({ plan }: { readonly plan: MovedPlan }) {
  const { title, tasks } = plan;
  const rest = restText(plan);
  return (
    <div className="plan">
      <p>
        <b>{title}</b>: {wayText(plan)}.
      </p>
      {tasks.length > 0 && (
        <ul>
          {tasks.map((task) => (
            <li key={task.id}>
              {task.title}: {dayText(task.from)} → <b>{dayText(task.to)}</b>
            </li>
          ))}
        </ul>
      )}
      {rest !== '' && <p className="quiet">{rest}</p>}
    </div>
  );
}

const listOf = (plans: readonly MovedPlan[]) =>
  plans.map((plan) => <Moved key={plan.id} plan={plan} />);

interface MovePreviewProps {
  /** What is about to be done; null: nothing that any plan could notice. */
  readonly change: MovePreviewRequest | null;
  /** How the place is called. */
  readonly label: string;
  /** Over the plans that would move, of which there are so many. */
  readonly titleOf: (count: number) => string;
}

const NOTHING: MovePreviewRequest = { event: '', date: null };

/** Which plans would go where with a date, before that is written; nothing where there are none. */
export function MovePreview({ change, label, titleOf }: MovePreviewProps) {
  const { apiBase } = useHost();
  const { data, isError, isLoading, refetch } = useQuery({
    ...movePreviewQuery(apiBase, change ?? NOTHING),
    enabled: change !== null,
  });
  const isLate = useWaitsLong(isLoading);
  if (change === null) return null;
  if (isError && !data) {
    return (
      <Frame aria-label={label}>
        <p className="failed">
          <Unreached onRetry={() => void refetch()} />
        </p>
      </Frame>
    );
  }
  if (isLate) {
    return (
      <Frame aria-label={label}>
        <p className="quiet" role="status">
          Buscando los planes…
        </p>
      </Frame>
    );
  }
  const moved = (data ?? []).filter(isMoved);
  if (moved.length === 0) return null;
  const more = moved.slice(AT_ONCE);
  return (
    <Frame aria-live="polite" aria-label={label}>
      <p className="title">{titleOf(moved.length)}</p>
      {listOf(moved.slice(0, AT_ONCE))}
      {more.length > 0 && (
        <details>
          <summary>{more.length === 1 ? 'Y 1 plan más' : `Y ${more.length} planes más`}</summary>
          {listOf(more)}
        </details>
      )}
    </Frame>
  );
}
