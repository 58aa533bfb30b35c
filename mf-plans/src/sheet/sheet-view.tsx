import { planAddress, type Board } from '@almanaque/api';
import { navigation, pointProps, useHost, usePoint, useQuery } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { useWhileThere } from '@almanaque/ui/form';
import { useState } from 'react';
import { Unreached } from '../page/unreached.tsx';
import { boardQuery } from '../plans/plan-queries.ts';
import { useMakePlan } from '../plans/use-make-plan.ts';

const given = pointProps({ event: 'event', recommendation: 'recommendation' });

/** In the sheet of a recommendation: from there to the plan of it, which is made if there is none. */
export function SheetView() {
  const { event, recommendation } = usePoint(given);
  const { apiBase } = useHost();
  const { data, isError, refetch } = useQuery(
    boardQuery(apiBase, { view: 'all', event: event.id }),
  );
  const { make, busy } = useMakePlan();
  const [isAsked, setAsked] = useState(false);
  const knownIn = ({ plans }: Board) => plans.find(({ title }) => title === recommendation.title);
  const known = data && knownIn(data);
  const go = useWhileThere((board: Board) => {
    const plan = knownIn(board);
    if (plan) navigation().go(planAddress(plan.id));
    else void make({ event: event.id, recommendation });
  });
  // Pressed before it is known whether there is one, it waits for that.
  const ask = async () => {
    if (isAsked) return;
    setAsked(true);
    const board = data ?? (await refetch({ cancelRefetch: false })).data;
    setAsked(false);
    if (board) go(board);
  };
  // Nobody knows whether there is one: made now, it might be the second.
  if (isError && !data) return <Unreached onRetry={() => void refetch()} />;
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="check" />}
      aria-busy={!data}
      aria-disabled={busy || isAsked}
      onClick={() => void ask()}
    >
      {known ? 'Ver el plan' : busy ? 'Armando el plan…' : 'Armar el plan'}
    </Button>
  );
}
