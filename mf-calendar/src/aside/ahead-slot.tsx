import {
  monthQuery,
  useFilter,
  useHost,
  useQuery,
  type IsoDate,
  type ViewName,
} from '@almanaque/shared-contracts';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { OnDemand } from '../on-demand/on-demand.tsx';
import { loadPlate } from '../plates/load-plate.ts';
import { wantsPlates } from '../print/plate-choice.ts';
import { whenIdle } from '../when-idle.ts';

const loadAhead = async () => (await import(/* webpackChunkName: "ahead" */ './ahead.tsx')).Ahead;

interface AheadSlotProps {
  readonly view: ViewName;
  /** The first of the month that is shown. */
  readonly month: IsoDate;
  readonly today: IsoDate;
  /** A day is chosen, and shown in its place. */
  readonly hidden: boolean;
  readonly onChoose: (date: IsoDate) => void;
  readonly onUnfiltered: () => void;
  /** Shows the month of a date, and takes the focus there. */
  readonly onMonth: (date: IsoDate) => void;
}

/** What is ahead: asked for once the month is there and the browser idle. */
export const AheadSlot = memo(function AheadSlot({ view, hidden, ...props }: AheadSlotProps) {
  const { apiBase } = useHost();
  const month = useQuery({ ...monthQuery(apiBase, props.month, useFilter()), enabled: false });
  const [isWanted, setWanted] = useState(false);
  const mayLoad = !isWanted && !hidden && (view !== 'mes' || month.isSuccess);
  const begin = useEffectEvent(() => {
    setWanted(true);
    // The largest thing on a telephone's first screen: it travels beside the code that shows it.
    if (wantsPlates()) void loadPlate(props.month);
  });
  useEffect(() => (mayLoad ? whenIdle(() => begin()) : undefined), [mayLoad]);
  return (
    <div className="aside" hidden={hidden}>
      {isWanted && (
        <OnDemand
          name="ahead"
          load={loadAhead}
          failure="Lo que viene no se pudo cargar."
          height={480}
        >
          {(Ahead) => <Ahead {...props} />}
        </OnDemand>
      )}
    </div>
  );
});
