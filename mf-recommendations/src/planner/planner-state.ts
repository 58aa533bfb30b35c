import type { Recommendation } from '@almanaque/shared-contracts';

/** Section 4: where an event stands with the AI. */
export type PlannerState =
  /** Not asked yet, or the question was taken back. */
  | { readonly kind: 'idle' }
  /** Nothing has arrived. `meanwhile` is the AI's last list; 'nothing' the first time of all. */
  | {
      readonly kind: 'loading';
      readonly meanwhile: readonly Recommendation[] | 'predefined' | 'nothing';
    }
  /** Some of them are here. */
  | { readonly kind: 'streaming'; readonly recommendations: readonly Recommendation[] }
  | { readonly kind: 'generated'; readonly recommendations: readonly Recommendation[] }
  /** `message` is Spanish. */
  | { readonly kind: 'failed'; readonly message: string };

export const isAsking = (state: PlannerState): boolean =>
  state.kind === 'loading' || state.kind === 'streaming';

/** What is on screen while the question that starts in `state` is being answered. */
export function asking(state: PlannerState): PlannerState {
  switch (state.kind) {
    case 'generated':
      return { kind: 'loading', meanwhile: state.recommendations };
    case 'failed':
      return { kind: 'loading', meanwhile: 'predefined' };
    default:
      return { kind: 'loading', meanwhile: 'nothing' };
  }
}

/** The titles a new question asks to avoid. */
export const titlesShown = (state: PlannerState): string[] =>
  state.kind === 'generated' ? state.recommendations.map(({ title }) => title) : [];
