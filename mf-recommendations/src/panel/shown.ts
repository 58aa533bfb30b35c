import { BUDGET_TIERS } from '@almanaque/shared-contracts';
import type { PlannerState } from '../planner/planner-state.ts';
import type { Suggestion } from '../predefined/suggestion.ts';

/** Section 9: three recommendations an event. */
const EXPECTED = BUDGET_TIERS.length;

export interface Shown {
  readonly source: 'ai' | 'predefined';
  /** From no budget to high. */
  readonly cards: readonly Suggestion[];
  /** How many places are kept for cards on their way. */
  readonly awaited: number;
}

const byTier = (cards: readonly Suggestion[]): Suggestion[] =>
  cards.toSorted((a, b) => BUDGET_TIERS.indexOf(a.tier) - BUDGET_TIERS.indexOf(b.tier));

const ai = (cards: readonly Suggestion[], awaited = 0): Shown => ({
  source: 'ai',
  cards: byTier(cards),
  awaited,
});

/** What the panel shows in each state (specification, sections 2 and 4). */
export function shown(state: PlannerState, predefined: readonly Suggestion[]): Shown {
  switch (state.kind) {
    case 'idle':
      return ai([], EXPECTED);
    case 'loading':
      if (state.meanwhile === 'nothing') return ai([], EXPECTED);
      if (state.meanwhile !== 'predefined') return ai(state.meanwhile);
      return { source: 'predefined', cards: predefined, awaited: 0 };
    case 'streaming':
      return ai(state.recommendations, Math.max(0, EXPECTED - state.recommendations.length));
    case 'generated':
      return ai(state.recommendations);
    case 'failed':
      return { source: 'predefined', cards: predefined, awaited: 0 };
  }
}
