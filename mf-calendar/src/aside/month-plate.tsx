import { keepPreviousData, monthOf, useQuery, type IsoDate } from '@almanaque/shared-contracts';
import { codeQuery } from '@almanaque/ui';
import { loadPlate } from '../plates/load-plate.ts';
import { useWantsPlates } from '../print/plate-choice.ts';

/** The drawing of the month that is shown; until it is there, that of the last one, or a quiet sun. */
export function MonthPlate({ month }: { readonly month: IsoDate }) {
  const isWanted = useWantsPlates();
  const { data } = useQuery({
    // One that did not come is no answer: it is asked for again.
    ...codeQuery(
      `plate-${monthOf(month)}`,
      async () => (await loadPlate(month)) ?? Promise.reject(new Error('no plate')),
    ),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  if (!isWanted) return null;
  return <div className="plate">{data && <img src={data} alt="" />}</div>;
}
