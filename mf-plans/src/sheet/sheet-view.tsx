import { navigation, pointProps, useHost, usePoint, useQuery } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
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
  const known = data?.plans.find(({ title }) => title === recommendation.title);
  // Nobody knows whether there is one: made now, it might be the second.
  if (isError && !data) return <Unreached onRetry={() => void refetch()} />;
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="check" />}
      aria-disabled={busy}
      onClick={() => {
        if (known) navigation().go(`/planes/${known.id}`);
        else void make({ event: event.id, recommendation });
      }}
    >
      {known ? 'Ver el plan' : busy ? 'Armando el plan…' : 'Armar el plan'}
    </Button>
  );
}
