import type { BudgetTier, Recommendation } from './recommendation.ts';

export const TIER_LABELS: Readonly<Record<BudgetTier, string>> = {
  none: 'Sin presupuesto',
  low: 'Bajo presupuesto',
  high: 'Alto presupuesto',
};

/** Whether `title` only names the tier; the idea then stands in the description's first sentence. */
export const isTierTitle = (title: string): boolean =>
  /^(Recomendación|Actividad) (sin|con bajo|con alto) presupuesto$/.test(title);

/** A recommendation as it is read: the line above, the idea in a few words, and the rest. */
export interface Idea {
  readonly eyebrow: string;
  readonly headline: string;
  readonly body: string;
}

/**
 * Predefined titles name only the tier (section 3); their idea is the description's first sentence.
 * The AI's titles are the idea.
 */
export function ideaOf({
  title,
  description,
  tier,
}: Pick<Recommendation, 'title' | 'description' | 'tier'>): Idea {
  if (!isTierTitle(title)) {
    return { eyebrow: TIER_LABELS[tier], headline: title, body: description };
  }
  const [, first, rest] = /^(.+?)\.\s+(.+)$/su.exec(description) ?? [];
  if (first === undefined || rest === undefined) {
    return { eyebrow: TIER_LABELS[tier], headline: title, body: description };
  }
  return { eyebrow: title, headline: first, body: rest };
}
