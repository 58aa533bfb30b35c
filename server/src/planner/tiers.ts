import type { BudgetTier, Cost, Recommendation } from '@almanaque/shared-contracts/schemas';

/** Each person who takes part, or the whole activity. */
export type CostBasis = NonNullable<Recommendation['costPer']>;

/**
 * What an activity of each tier may cost, in US dollars: each person's share, or all of it. Every
 * predefined idea fits its own (a test says so).
 */
export const COST_RANGES: Readonly<Record<BudgetTier, Readonly<Record<CostBasis, Cost>>>> = {
  none: { person: { min: 0, max: 0 }, total: { min: 0, max: 0 } },
  low: { person: { min: 1, max: 20 }, total: { min: 1, max: 150 } },
  high: { person: { min: 20, max: 500 }, total: { min: 75, max: 20_000 } },
};

/** As the prompts and the specification's titles name them (section 3). */
export const TIER_NAMES: Readonly<Record<BudgetTier, string>> = {
  none: 'sin presupuesto',
  low: 'con bajo presupuesto',
  high: 'con alto presupuesto',
};

const range = ({ min, max }: Cost): string => `${min} a ${max}`;

/** 'de 1 a 20 por persona, o de 1 a 150 en total' */
export const rangesOf = (tier: BudgetTier): string => {
  const { person, total } = COST_RANGES[tier];
  return total.max === 0
    ? 'de 0 a 0'
    : `de ${range(person)} por persona, o de ${range(total)} en total`;
};

/** Null when the cost fits its tier; else what is wrong, in Spanish. */
export function costProblem(tier: BudgetTier, cost: Cost, per: CostBasis): string | null {
  const { min, max } = COST_RANGES[tier][per];
  if (cost.min >= min && cost.max <= max) return null;
  const said = per === 'person' ? 'por persona' : 'en total';
  return `costUsd de "${tier}" va ${rangesOf(tier)}; no de ${range(cost)} ${said}`;
}
