import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { isoDateSchema } from '../dates/iso-date.ts';
import { pageSingleton } from '../page-singleton.ts';

const dayMarkSchema = z.object({
  date: isoDateSchema,
  /** A few words that go on after the date: 'con plan'. */
  label: z.string().check(z.minLength(1), z.maxLength(60)),
});
/** What a part keeps for a day, where the calendar shows no more of it than that. */
export type DayMark = Readonly<z.infer<typeof dayMarkSchema>>;

export interface DayMarks {
  /** Marks these days until that is taken back by what it returns. What is no mark is left out. */
  readonly hold: (marks: readonly DayMark[]) => () => void;
  /** All that is held, in the order in which it was. The same array until that changes. */
  readonly getState: () => readonly DayMark[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDayMarks(): DayMarks {
  const { getState, setState, subscribe } = createStore<readonly DayMark[]>(() => []);
  const held = new Set<readonly DayMark[]>();
  const tell = () => setState([...held].flat(), true);
  return {
    hold: (marks) => {
      const mine = marks.flatMap((mark: unknown) => {
        const { data, error } = dayMarkSchema.safeParse(mark);
        if (error) console.warn('Almanaque: no day is marked with this.', mark);
        return data ?? [];
      });
      held.add(mine);
      tell();
      return () => {
        if (held.delete(mine)) tell();
      };
    },
    getState,
    subscribe,
  };
}

/** The one of this page, whichever copy of this package asks. */
export const dayMarks = (): DayMarks => pageSingleton('day-marks.v1', createDayMarks);
