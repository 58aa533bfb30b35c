import { isOpenPlan, PLAN_STATE_WORDS, planAddress } from '@almanaque/api';
import { pointProps, useHost, usePoint, useQuery } from '@almanaque/shared-contracts';
import { Icon, PageLink, styled, token } from '@almanaque/ui';
import { boardQuery } from '../plans/plan-queries.ts';
import { useMakePlan } from '../plans/use-make-plan.ts';
import { progressText } from '../tasks/task-words.ts';
import { Unreached } from '../page/unreached.tsx';
import { PlanOfOnesOwn } from './plan-of-ones-own.tsx';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 44,
  color: token.ink,
  font: `400 0.9375rem/1.4 ${token.sans}`,
  '& svg': { color: token.inkSoft },
  '& a': { color: 'inherit', fontWeight: 600, textUnderlineOffset: '0.2em' },
  '& a:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2, borderRadius: 4 },
  '& .quiet': { color: token.inkSoft },
  // Their words begin where the line does.
  '& > button': { marginInlineStart: -18 },
});

const given = pointProps({ event: 'event' });

/** Under an event of the day: its plan, or the way to one. */
export function DayView() {
  const { event } = usePoint(given);
  const { apiBase } = useHost();
  // Here and not in the button: it goes as soon as the page hears of the plan, maybe before the answer.
  const making = useMakePlan();
  const { data, isError, refetch } = useQuery(
    boardQuery(apiBase, { view: 'all', event: event.id }),
  );
  if (!data) {
    if (!isError) return <Line aria-hidden="true" />;
    return (
      <Line>
        <Unreached onRetry={() => void refetch()} />
      </Line>
    );
  }
  const [plan] = data.plans;
  if (!plan) {
    return (
      <Line>
        <PlanOfOnesOwn event={event} earlier={data.earlier} making={making} />
      </Line>
    );
  }
  const { done, open } = plan.tasks;
  const told = isOpenPlan(plan)
    ? progressText({ done, of: done + open })
    : PLAN_STATE_WORDS[plan.state].toLowerCase();
  return (
    <Line>
      <Icon name="check" size={16} />
      <span>
        Plan: <PageLink to={planAddress(plan.id)}>{told}</PageLink>
      </span>
      {data.total > 1 && <span className="quiet">y {data.total - 1} más</span>}
    </Line>
  );
}
