import { BUDGET_TIERS } from '@almanaque/shared-contracts';
import type { PlannerState } from '../planner/planner-state.ts';
import type { Suggestion } from '../predefined/suggestion.ts';

/** Section 9: three recommendations an event. */
const EXPECTED = BUDGET_TIERS.length;

export interface Shown {
  /** From no budget to high. */
  readonly cards: readonly Suggestion[];
  /** How many places are kept for cards on their way. */
  readonly awaited: number;
}

const byTier = (cards: readonly Suggestion[]): Suggestion[] =>
  cards.toSorted((a, b) => BUDGET_TIERS.indexOf(a.tier) - BUDGET_TIERS.indexOf(b.tier));

const places = (cards: readonly Suggestion[], awaited = 0): Shown => ({
  cards: byTier(cards),
  awaited,
});

/** What the panel shows in each state (specification, sections 2 and 4). */
export function shown(state: PlannerState, predefined: readonly Suggestion[]): Shown {
  switch (state.kind) {
    case 'idle':
      return places([], EXPECTED);
    case 'loading':
      if (state.meanwhile === 'nothing') return places([], EXPECTED);
      if (state.meanwhile !== 'predefined') return places(state.meanwhile);
      return places(predefined);
    case 'streaming':
      return places(state.recommendations, Math.max(0, EXPECTED - state.recommendations.length));
    case 'generated':
      return places(state.recommendations);
    case 'failed':
      return places(predefined);
  }
}
