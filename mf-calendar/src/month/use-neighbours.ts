import {
  addMonths,
  monthQuery,
  useQueryClient,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';
import { whenIdle } from '../when-idle.ts';
import { daysByDate, type DaysByDate } from './days-by-date.ts';

/** A month with its events at hand. */
export interface MonthAtHand {
  readonly first: IsoDate;
  readonly days: DaysByDate;
}

const NONE: readonly MonthAtHand[] = [];

interface Read {
  /** How many events of a day. */
  readonly perDay: number;
  /** When the month was read last; 0: it is not here. */
  readonly readAt: number;
}

/**
 * Once a month is here, its neighbours are fetched, so that the next step waits for no answer; and when
 * there is nothing else to do the three are handed on to be drawn, so that it waits for no drawing either.
 * So each time it is read again: what then changed has changed in what is handed on.
 */
export function useNeighbours(
  apiBase: string,
  month: IsoDate,
  filter: CalendarFilter,
  { perDay, readAt }: Read,
): readonly MonthAtHand[] {
  const client = useQueryClient();
  const [atHand, setAtHand] = useState(NONE);

  useEffect(() => {
    if (!readAt) return;
    const queryOf = (step: number) => monthQuery(apiBase, addMonths(month, step), filter, perDay);
    const handOn = () => {
      const months = [-1, 0, 1].flatMap((step) => {
        const range = client.getQueryData(queryOf(step).queryKey);
        return range ? [{ first: addMonths(month, step), days: daysByDate(range) }] : [];
      });
      setAtHand(months);
    };
    let isLeft = false;
    let giveUp = afterFrame(() => {
      // A neighbour that fails here is asked for again, and reported, when it is gone to.
      const fetched = Promise.allSettled([1, -1].map((step) => client.query(queryOf(step))));
      // What lies behind them is let go, so that leafing through years keeps no more than a month does.
      for (const step of [2, -2]) {
        const [topic, base, from] = queryOf(step).queryKey;
        client.removeQueries({ queryKey: [topic, base, from], type: 'inactive' });
      }
      void fetched.then(() => {
        if (!isLeft) giveUp = whenIdle(handOn);
      });
    });
    return () => {
      isLeft = true;
      giveUp();
    };
  }, [client, apiBase, month, filter, perDay, readAt]);

  return atHand;
}
