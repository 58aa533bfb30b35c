import type { BudgetTier, Recommendation } from '@almanaque/shared-contracts';

/** A recommendation that also says what its cost buys: 'USD 5–12 por torta'. */
export interface Suggestion extends Recommendation {
  readonly costUnit?: string;
}

const TIER_TITLES: Readonly<Record<BudgetTier, string>> = {
  none: 'sin presupuesto',
  low: 'con bajo presupuesto',
  high: 'con alto presupuesto',
};

/** Section 3: 'Recomendación sin presupuesto', 'Actividad con alto presupuesto' … */
export const tierTitle = (kind: 'Recomendación' | 'Actividad', tier: BudgetTier): string =>
  `${kind} ${TIER_TITLES[tier]}`;
