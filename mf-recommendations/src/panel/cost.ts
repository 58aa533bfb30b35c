import type { Cost } from '@almanaque/shared-contracts';
import type { Suggestion } from '../predefined/suggestion.ts';

const amount = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** 'USD 0', 'USD 12', 'USD 5–12', 'USD 1.500–2.000' */
export const costText = ({ min, max }: Cost): string =>
  min === max ? `USD ${amount.format(min)}` : `USD ${amount.format(min)}–${amount.format(max)}`;

/** What the cost buys: the AI's is always for the whole activity. Null where it costs nothing. */
export const unitText = ({ costUsd, costUnit }: Suggestion): string | null =>
  costUsd.max === 0 ? null : (costUnit ?? 'en total');
