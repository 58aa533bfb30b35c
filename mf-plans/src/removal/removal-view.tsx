import type { PlanSummary } from '@almanaque/api';
import { pointProps, usePoint } from '@almanaque/shared-contracts';
import { styled, token } from '@almanaque/ui';
import { Confirm, tickLook } from '@almanaque/ui/form';
import { useState } from 'react';
import { useWaitsLong } from '../page/use-waits-long.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { alongWith } from './remove-along.ts';
import { useRemoval, type Asking } from './use-removal.ts';

const Frame = styled('div')({
  color: token.ink,
  font: `400 0.9375rem/1.45 ${token.sans}`,
  overflowWrap: 'anywhere',
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44 },
  '& input': tickLook,
  '& input:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
});

/** More titles than these are counted. */
const NAMED = 3;
const list = new Intl.ListFormat('es', { type: 'conjunction' });

function plansText(plans: readonly PlanSummary[]): string {
  const named = plans.slice(0, NAMED).map(({ title }) => `«${title}»`);
  const more = plans.length - named.length;
  const told = list.format(more === 0 ? named : [...named, `${more} más`]);
  return plans.length === 1
    ? `Este evento tiene un plan: ${told}. Si borrás el evento, el plan queda en Planes, sin fechas para sus tareas.`
    : `Este evento tiene ${plans.length} planes: ${told}. Si borrás el evento, quedan en Planes, sin fechas para sus tareas.`;
}

const UNREAD =
  'No pudimos ver si este evento tiene un plan. Si borrás el evento, el que tenga queda en Planes.';

const given = pointProps({ event: 'text?' });

/** Each time it is asked anew: what was chosen the time before is not chosen yet. */
function Question({
  asking,
}: {
  readonly asking: Exclude<Asking, { kind: 'nothing' | 'looking' }>;
}) {
  const writes = usePlanWrites();
  const [takesPlans, setTakesPlans] = useState(false);
  const plans = asking.kind === 'planned' ? asking.plans : [];
  const go = () => {
    asking.answer({ kind: 'go', ...(takesPlans && { along: alongWith(plans, writes) }) });
    return Promise.resolve();
  };
  return (
    <Frame>
      <Confirm
        question={
          <>
            {asking.kind === 'planned' ? plansText(plans) : UNREAD}
            {plans.length > 0 && (
              <label>
                <input
                  type="checkbox"
                  checked={takesPlans}
                  onChange={({ target }) => setTakesPlans(target.checked)}
                />
                {plans.length === 1 ? 'Borrar también el plan' : 'Borrar también los planes'}
              </label>
            )}
          </>
        }
        act="Borrar el evento"
        onAct={go}
        onCancel={() => asking.answer({ kind: 'stay' })}
      />
    </Frame>
  );
}

/** In the editor of an event: what becomes of its plans, asked before it is deleted. */
export function RemovalView() {
  const asking = useRemoval(usePoint(given).event);
  const isLate = useWaitsLong(asking.kind === 'looking');
  if (asking.kind === 'nothing') return null;
  if (asking.kind === 'looking') {
    return isLate && <Frame role="status">Buscando los planes de este evento…</Frame>;
  }
  return <Question asking={asking} />;
}
