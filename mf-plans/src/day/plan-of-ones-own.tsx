import type { EarlierPlan } from '@almanaque/api';
import { yearOf, type CalendarEvent } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import type { PlanMaking } from '../plans/use-make-plan.ts';

interface PlanOfOnesOwnProps {
  readonly event: CalendarEvent;
  /** What was planned for it the time before, if anything was. */
  readonly earlier: EarlierPlan | undefined;
  readonly making: PlanMaking;
}

const repeatText = ({ date }: EarlierPlan, event: CalendarEvent): string =>
  yearOf(date) === yearOf(event.date) - 1
    ? 'Repetir el plan del año pasado'
    : 'Repetir el plan anterior';

/** The ways to a plan without a recommendation: last year's again, or one that begins empty. */
export function PlanOfOnesOwn({ event, earlier, making }: PlanOfOnesOwnProps) {
  const { make, repeat, busy } = making;
  const [isRepeating, setRepeating] = useState(false);
  return (
    <>
      {earlier && (
        <Button
          size="small"
          aria-disabled={busy}
          title={earlier.title}
          onClick={() => {
            setRepeating(true);
            void repeat(earlier.id, event.id).finally(() => setRepeating(false));
          }}
        >
          {busy && isRepeating ? 'Repitiendo el plan…' : repeatText(earlier, event)}
        </Button>
      )}
      <Button
        size="small"
        aria-disabled={busy}
        onClick={() => void make({ event: event.id, recommendation: null })}
      >
        {busy && !isRepeating ? 'Armando el plan…' : 'Armar un plan propio'}
      </Button>
    </>
  );
}
