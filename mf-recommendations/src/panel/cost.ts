import type { Cost } from '@almanaque/shared-contracts';
import type { Suggestion } from '../predefined/suggestion.ts';

const amount = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** 'USD 0', 'USD 12', 'USD 5–12', 'USD 1.500–2.000' */
export const costText = ({ min, max }: Cost): string =>
  min === max ? `USD ${amount.format(min)}` : `USD ${amount.format(min)}–${amount.format(max)}`;

/** What the cost buys. Null where it costs nothing, or nobody said what. */
export const unitText = ({ costUsd, costUnit, costPer }: Suggestion): string | null => {
  if (costUsd === undefined || costUsd.max === 0) return null;
  return costUnit ?? (costPer === 'person' ? 'por persona' : 'en total');
};

/** The most people that '10 a 30 personas' speaks of; null: 'Todo el equipo, en grupos de 4'. */
const mostOf = (participants: string): number | null => {
  if (/\btod[oa]s?\b/i.test(participants)) return null;
  const numbers = participants.match(/\d+/g)?.map(Number) ?? [];
  return numbers.length === 0 ? null : Math.max(...numbers);
};

/**
 * What it comes to where the cost is each person's: 'USD 90–180 para 30 personas'. For as many as take
 * part, and never more than the company has. Null where the cost is the whole one, or nobody can tell.
 */
export function totalText(
  { costUsd, costPer, participants }: Suggestion,
  headCount: number | null,
): string | null {
  if (costUsd === undefined || costUsd.max === 0 || costPer !== 'person') return null;
  const people = Math.min(mostOf(participants) ?? Infinity, headCount ?? Infinity);
  if (people === Infinity || people < 2) return null;
  const total = { min: costUsd.min * people, max: costUsd.max * people };
  return `${costText(total)} para ${amount.format(people)} personas`;
}

/** All that is said of a cost, in one line; null where it costs nothing, or nobody said. */
export function costLine(suggestion: Suggestion, headCount: number | null): string | null {
  const unit = unitText(suggestion);
  if (suggestion.costUsd === undefined || unit === null) return null;
  const each = `${costText(suggestion.costUsd)} ${unit}`;
  const total = totalText(suggestion, headCount);
  return total === null ? each : `${each} · ${total}`;
}
