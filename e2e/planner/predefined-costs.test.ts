import { expect, test } from '@playwright/test';
import { COST_RANGES } from '../../server/src/planner/tiers.ts';
import { predefinedFor } from '../../mf-recommendations/src/predefined/predefined-for.ts';

const TYPES = ['festivo', 'cumpleanos', 'aniversario', 'personalizado'] as const;
const TONES = ['festivo', 'sobrio', 'conmemorativo'] as const;

const NORM = { norm: 'Decreto 1027/2025', certainty: 'oficial' } as const;
const ORIGINS = [
  { kind: 'empresa', sample: false },
  { kind: 'no-laborable', category: 'puente', scope: null, ...NORM },
] as const;

const predefined = new Set(
  ORIGINS.flatMap((origin) =>
    TONES.flatMap((tone) => TYPES.flatMap((type) => predefinedFor({ type, tone, origin }))),
  ),
);

for (const { id, tier, costUsd, costPer = 'total' } of predefined) {
  test(`the AI may cost what the predefined idea ${id} does (${tier}, ${costPer})`, () => {
    const range = COST_RANGES[tier][costPer];
    expect(costUsd?.min).toBeGreaterThanOrEqual(range.min);
    expect(costUsd?.max).toBeLessThanOrEqual(range.max);
  });
}
