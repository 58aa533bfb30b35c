import {
  longDate,
  parseIsoDate,
  pointProps,
  useHost,
  usePoint,
  useQuery,
} from '@almanaque/shared-contracts';
import { styled, token } from '@almanaque/ui';
import { Unreached } from '../page/unreached.tsx';
import { useWaitsLong } from '../page/use-waits-long.ts';
import { movePreviewQuery } from '../plans/plan-queries.ts';
import { shortWeekday } from '../tasks/short-weekday.ts';
import { dateIdOf, isMoved, restText, type MovedPlan } from './moved-plan.ts';

const Preview = styled('section')({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius,
  color: token.ink,
  font: `400 0.9375rem/1.45 ${token.sans}`,
  '& h3': { margin: 0, font: `600 1rem/1.3 ${token.sans}` },
  '& p': { margin: 0 },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& .quiet': { color: token.inkSoft },
  '& .failed': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  '& li, & p': { overflowWrap: 'anywhere' },
});

function Moved({ plan }: { readonly plan: MovedPlan }) {
  const rest = restText(plan);
  return (
    <>
      <p>
        <b>{plan.title}</b>: del {longDate(plan.from)} al {longDate(plan.to)}.
      </p>
      {plan.tasks.length > 0 && (
        <ul>
          {plan.tasks.map(({ id, title, from, to }) => (
            <li key={id}>
              {title}: {shortWeekday(from)} → <b>{shortWeekday(to)}</b>
            </li>
          ))}
        </ul>
      )}
      {rest !== '' && <p className="quiet">{rest}</p>}
    </>
  );
}

const handed = pointProps({
  event: 'text?',
  date: 'text?',
  occurrence: 'date?',
  draft: 'draft',
});

/** A calendar of before says neither which date is kept, so it is asked also where nothing moves, nor which of a series. */
const given: typeof handed = {
  parse: (candidate) => handed.parse({ date: null, occurrence: null, ...Object(candidate) }),
};

/** In the editor of an event: where its plans go with the date that is being written, before it is saved. */
export function MoveView() {
  const { event, date: kept, occurrence, draft } = usePoint(given);
  const { apiBase } = useHost();
  const date = parseIsoDate(draft.date);
  const isMoving = event !== null && date !== null && date !== kept;
  const { data, isError, isLoading, refetch } = useQuery({
    ...movePreviewQuery(apiBase, dateIdOf(event ?? '', occurrence), draft.date),
    enabled: isMoving,
  });
  const isLate = useWaitsLong(isLoading);
  if (isMoving && isError && !data) {
    return (
      <Preview aria-label="Planes de este evento">
        <p className="failed">
          <Unreached onRetry={() => void refetch()} />
        </p>
      </Preview>
    );
  }
  if (isLate) {
    return (
      <Preview aria-label="Planes de este evento">
        <p className="quiet" role="status">
          Buscando los planes de este evento…
        </p>
      </Preview>
    );
  }
  const moved = (isMoving ? (data ?? []) : []).filter(isMoved);
  if (moved.length === 0) return null;
  return (
    <Preview aria-live="polite" aria-label="Planes de este evento">
      <h3>
        {moved.length === 1 ? 'Su plan se mueve con la fecha' : 'Sus planes se mueven con la fecha'}
      </h3>
      {moved.map((plan) => (
        <Moved key={plan.id} plan={plan} />
      ))}
    </Preview>
  );
}
