import type { IsoDate } from '../dates/iso-date.ts';
import { pageSingleton } from '../page-singleton.ts';
import { inTime } from './in-time.ts';

/** What is about to be deleted: an event, or some of the dates of one that repeats. */
export interface Removal {
  /** The `id` it has under `/api/v1/events`. */
  readonly event: string;
  /** Whether what falls on `date` goes. */
  readonly takes: (date: IsoDate) => boolean;
}

/** What goes along, and comes back with it. Each says in a sentence what became of it; '': nothing. */
export interface Along {
  /** Done once the event is gone. */
  readonly take: () => Promise<string>;
  /** Done once its deletion was undone, as far as that could be. */
  readonly putBack: () => Promise<string>;
}

/** What the person wants. */
export type Answer = { readonly kind: 'go'; readonly along?: Along } | { readonly kind: 'stay' };

/**
 * Asks the person, and takes the focus: from then on until they answered, or the removal was given up.
 * Escape gives it up: whoever offers the event's deletion minds that.
 */
export type Question = (answer: (answer: Answer) => void) => void;

/**
 * Looks whether there is something to ask; null: nothing. It goes on without it where this fails, or takes too long.
 * @param signal aborted once the removal was given up: no question is asked then, and what is asked ends
 */
export type AskBeforeRemoval = (removal: Removal, signal: AbortSignal) => Promise<Question | null>;

export interface BeforeRemoval {
  /** `ask` has a say when an event is to be deleted. Returns what takes its say back. */
  readonly hold: (ask: AskBeforeRemoval) => () => void;
  /** What there is to ask, in the order in which it was held. Never rejects. */
  readonly questions: (removal: Removal, signal: AbortSignal) => Promise<readonly Question[]>;
}

export function createBeforeRemoval(): BeforeRemoval {
  const asks = new Set<AskBeforeRemoval>();
  return {
    hold: (ask) => {
      asks.add(ask);
      return () => void asks.delete(ask);
    },
    questions: async (removal, signal) => {
      const found = await Promise.allSettled(
        [...asks].map(async (ask) => inTime(ask(removal, signal))),
      );
      return found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    },
  };
}

/** The one of this page, whichever copy of this package asks. */
export const beforeRemoval = (): BeforeRemoval =>
  pageSingleton('before-removal.v1', createBeforeRemoval);
