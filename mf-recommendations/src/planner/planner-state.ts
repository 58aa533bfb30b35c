import type { Recommendation } from '@almanaque/shared-contracts';

type Ideas = readonly Recommendation[];

/** Section 4: where an event stands with the AI. */
export type PlannerState =
  /** The installation has none: nothing is asked, and that is no failure (decisions, second round). */
  | { readonly kind: 'off' }
  /** Not asked yet, or the question was taken back. */
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'asking';
      /** In the order in which they came. */
      readonly arrived: Ideas;
      /** What was on show before: the first time of all nothing, then the AI's ideas, if it had any. */
      readonly before: 'nothing' | Ideas;
    }
  | { readonly kind: 'generated'; readonly recommendations: Ideas }
  /** Whoever asked did not want to wait. What had come stays. */
  | { readonly kind: 'cancelled'; readonly recommendations: Ideas }
  | {
      readonly kind: 'failed';
      /** Spanish. */
      readonly message: string;
      /** The AI's ideas that stay on show: none, those that came before it failed, or those of before. */
      readonly stays: 'none' | 'arrived' | 'earlier';
      readonly recommendations: Ideas;
    };

export type Asking = Extract<PlannerState, { kind: 'asking' }>;

export const isAsking = (state: PlannerState): state is Asking => state.kind === 'asking';

const earlierThan = ({ before }: Asking): Ideas => (before === 'nothing' ? [] : before);

/** The AI's ideas that are on show; new ones take the place of earlier ones when all of them stand. */
export function ideasOnShow(state: PlannerState): Ideas {
  switch (state.kind) {
    case 'off':
    case 'idle':
      return [];
    case 'asking':
      return earlierThan(state).length > 0 ? earlierThan(state) : state.arrived;
    case 'generated':
    case 'cancelled':
    case 'failed':
      return state.recommendations;
  }
}

/** What becomes of `state` when it is asked again. */
export const askingFrom = (state: PlannerState): Asking => ({
  kind: 'asking',
  arrived: [],
  before: state.kind === 'idle' ? 'nothing' : ideasOnShow(state),
});

/** Nothing that is on show is taken away. */
export function failedFrom(state: Asking, message: string): PlannerState {
  const recommendations = ideasOnShow(state);
  if (recommendations.length === 0)
    return { kind: 'failed', message, stays: 'none', recommendations };
  const stays = earlierThan(state).length > 0 ? 'earlier' : 'arrived';
  return { kind: 'failed', message, stays, recommendations };
}

const NOTHING_NEW = 'La IA no trajo ideas nuevas.';

/** The answer is whole. One without ideas does not take the place of what there is. */
export const answeredFrom = (state: Asking): PlannerState =>
  state.arrived.length === 0 && earlierThan(state).length > 0
    ? failedFrom(state, NOTHING_NEW)
    : { kind: 'generated', recommendations: state.arrived };

/** @param before what it was asked from. */
export const cancelledFrom = (state: Asking, before: PlannerState): PlannerState =>
  before.kind === 'idle' || (earlierThan(state).length === 0 && state.arrived.length > 0)
    ? { kind: 'cancelled', recommendations: state.arrived }
    : before;
