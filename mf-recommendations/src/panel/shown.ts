import { BUDGET_TIERS } from '@almanaque/shared-contracts';
import { ideasOnShow, type PlannerState } from '../planner/planner-state.ts';
import type { Suggestion } from '../predefined/suggestion.ts';

export interface Shown {
  /** One a tier, from no budget to high. */
  readonly cards: readonly Suggestion[];
  /** Those that the AI made, where others stand beside them. */
  readonly marked: readonly Suggestion[];
  /** How many places are kept for cards on their way. */
  readonly awaited: number;
}

const byTier = (cards: readonly Suggestion[]): Suggestion[] =>
  cards.toSorted((a, b) => BUDGET_TIERS.indexOf(a.tier) - BUDGET_TIERS.indexOf(b.tier));

/** Section 9, three recommendations an event: where the AI made none of a tier, the predefined one stands. */
function withPredefined(ideas: readonly Suggestion[], predefined: readonly Suggestion[]): Shown {
  const others = predefined.filter(({ tier }) => !ideas.some((idea) => idea.tier === tier));
  return {
    cards: byTier([...ideas, ...others]),
    marked: others.length > 0 ? ideas : [],
    awaited: 0,
  };
}

/** What the panel shows in each state (specification, sections 2 and 4). */
export function shown(state: PlannerState, predefined: readonly Suggestion[]): Shown {
  const ideas = ideasOnShow(state);
  switch (state.kind) {
    case 'idle':
      return { cards: [], marked: [], awaited: BUDGET_TIERS.length };
    case 'asking':
      if (state.before !== 'nothing') return withPredefined(ideas, predefined);
      return { cards: byTier(ideas), marked: [], awaited: BUDGET_TIERS.length - ideas.length };
    case 'generated':
      return ideas.length === 0
        ? { cards: [], marked: [], awaited: 0 }
        : withPredefined(ideas, predefined);
    case 'off':
    case 'cancelled':
    case 'failed':
      return withPredefined(ideas, predefined);
  }
}
