import { pointProps, useHost, usePoint, useQuery } from '@almanaque/shared-contracts';
import { dayMarks } from '@almanaque/shared-contracts/marks';
import { useLayoutEffect } from 'react';
import { plannedDaysQuery } from '../plans/plan-queries.ts';

const given = pointProps({ from: 'date', to: 'date' });

/** Marks the days that have a plan. It draws nothing, and a day of which that cannot be read has no mark. */
export function MarkDays() {
  const { from, to } = usePoint(given);
  const { data } = useQuery({
    ...plannedDaysQuery(useHost().apiBase, from, to),
    // Neighbouring months have days in common: those stay marked until the others are here.
    placeholderData: (last) => last,
  });
  useLayoutEffect(
    () =>
      dayMarks().hold(
        (data ?? []).map(({ date, plans: { length } }) => ({
          date,
          label: length === 1 ? 'con plan' : `con ${length} planes`,
        })),
      ),
    [data],
  );
  return null;
}
