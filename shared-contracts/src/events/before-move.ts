import type { IsoDate } from '../dates/iso-date.ts';
import { pageSingleton } from '../page-singleton.ts';
import { inTime } from './in-time.ts';

/** An event that a person is about to move. */
export interface Move {
  /** The `id` it has under `/api/v1/events`. */
  readonly event: string;
  /** Which date of one that repeats; null: it does not. */
  readonly occurrence: IsoDate | null;
  /** When it begins then. */
  readonly to: IsoDate;
}

/** What moves along, in words: whoever moves the event shows it before that is done. */
export interface Consequence {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Looks what would move along. What cannot be found out is told as such, and not by failing or by being late. */
export type LookBeforeMove = (move: Move) => Promise<readonly Consequence[]>;

export interface BeforeMove {
  /** `look` is asked when an event is to be moved. Returns what takes that back. */
  readonly hold: (look: LookBeforeMove) => () => void;
  /** All that would move along, in the order in which it was held. Never rejects. */
  readonly look: LookBeforeMove;
}

export function createBeforeMove(): BeforeMove {
  const looks = new Set<LookBeforeMove>();
  return {
    hold: (look) => {
      looks.add(look);
      return () => void looks.delete(look);
    },
    look: async (move) => {
      const found = await Promise.allSettled([...looks].map(async (look) => inTime(look(move))));
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
  };
}

/** The one of this page, whichever copy of this package asks. */
export const beforeMove = (): BeforeMove => pageSingleton('before-move.v1', createBeforeMove);
