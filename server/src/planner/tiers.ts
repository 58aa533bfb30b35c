import type { BudgetTier, Cost } from '@almanaque/shared-contracts/schemas';

/**
 * What an activity of each tier may cost in all, in US dollars. The ranges of low and high touch
 * and do not overlap, so that 'alto presupuesto' is above 'bajo presupuesto' in every answer.
 */
export const TIER_LIMITS: Readonly<Record<BudgetTier, Cost>> = {
  none: { min: 0, max: 0 },
  low: { min: 1, max: 150 },
  high: { min: 150, max: 20_000 },
};

/** As the prompts and the specification's titles name them (section 3). */
export const TIER_NAMES: Readonly<Record<BudgetTier, string>> = {
  none: 'sin presupuesto',
  low: 'con bajo presupuesto',
  high: 'con alto presupuesto',
};

/** Null when the cost fits its tier; else what is wrong, in Spanish. */
export function costProblem(tier: BudgetTier, cost: Cost): string | null {
  const { min, max } = TIER_LIMITS[tier];
  if (cost.min >= min && cost.max <= max) return null;
  return `costUsd de "${tier}" va de ${min} a ${max}, no de ${cost.min} a ${cost.max}`;
}
