import type { KeptIdea, Recommendation } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { ideaOf } from '@almanaque/shared-contracts/ideas';
import type { Suggestion } from '../predefined/suggestion.ts';

/** A message is kept under the id; the AI may have the same idea again under another. */
const isSame = (one: Recommendation) => (other: Recommendation) =>
  one.id === other.id || ideaOf(one).headline === ideaOf(other).headline;

interface Places {
  /** In the places of the three recommendations. */
  readonly cards: readonly Suggestion[];
  /** Among the kept ones. */
  readonly apart: readonly Recommendation[];
}

/**
 * Shows every idea once. One that is kept while it stands among the three stays there until others
 * come; one that stands apart stays so as long as the panel is open, also when it is kept no more, so
 * that no card goes from under its open sheet. `kept` null: nobody may see them.
 */
export function usePlaces(three: readonly Suggestion[], kept: readonly KeptIdea[] | null): Places {
  const [apart, setApart] = useState<readonly Recommendation[]>([]);
  if (kept === null) return { cards: three, apart: [] };
  const ideas = kept.map(({ recommendation }) => recommendation);
  const added = ideas.filter((idea) => ![...apart, ...three].some(isSame(idea)));
  if (added.length > 0) setApart([...apart, ...added]);
  return {
    cards: three
      .filter((card) => !apart.some(isSame(card)))
      .map((card) => ideas.find(isSame(card)) ?? card),
    apart,
  };
}
