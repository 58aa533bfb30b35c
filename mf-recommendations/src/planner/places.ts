import { BUDGET_TIERS, type BudgetTier, type Recommendation } from '@almanaque/shared-contracts';
import { namedTier, offeredIdea } from './offered-idea.ts';

export interface Places {
  /** The idea that `item` is, if it has a place; null: it does not fit, or another has its place. */
  readonly take: (item: unknown) => Recommendation | null;
}

/**
 * The three places of section 9, one a tier, for ideas in the order in which they come. One that names
 * its tier goes there; any other goes to the first that is left, without those in `reserved`.
 */
export function createPlaces(reserved: ReadonlySet<BudgetTier> = new Set()): Places {
  const free = BUDGET_TIERS.filter((tier) => !reserved.has(tier));
  const taken = new Map<BudgetTier, Recommendation>();
  const unused = () => free.splice(0, 1).find((tier) => !taken.has(tier));
  const isTaken = (id: string) => [...taken.values()].some((other) => other.id === id);
  return {
    take: (item) => {
      const tier = namedTier(item) ?? unused();
      if (tier === undefined || taken.has(tier)) return null;
      const idea = offeredIdea(item, tier);
      if (idea === null) return null;
      // What is kept of an idea hangs on its id.
      const own = isTaken(idea.id) ? { ...idea, id: `${idea.id}-${tier}` } : idea;
      taken.set(tier, own);
      return own;
    },
  };
}

/** One idea a tier from a whole list. */
export function placed(items: readonly unknown[]): Recommendation[] {
  const named = new Set(items.map(namedTier).filter((tier) => tier !== undefined));
  const places = createPlaces(named);
  return items.map(places.take).filter((idea) => idea !== null);
}
