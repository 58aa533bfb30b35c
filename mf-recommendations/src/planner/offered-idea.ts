import {
  BUDGET_TIERS,
  categorySchema,
  difficultySchema,
  recommendationSchema,
  type BudgetTier,
  type Recommendation,
} from '@almanaque/shared-contracts';
import { fold } from '@almanaque/ui/screen';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** A number is as good as its text: ids, '45' minutes, '20' people. */
const textOf = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value;

/** 'facil' and 'FÁCIL' are 'Fácil'. */
const amongst = (options: readonly string[], value: unknown): unknown =>
  typeof value === 'string'
    ? options.find((option) => fold(option) === fold(value.trim()))
    : undefined;

/** The tier an idea says it is of; undefined: it leaves it to its order. */
export const namedTier = (item: unknown): BudgetTier | undefined =>
  BUDGET_TIERS.find((tier) => tier === fieldsOf(item)['tier']);

/** Ours: who answers otherwise may send them in a shape of their own. */
const OPTIONAL = ['costUsd', 'costPer', 'specification'] as const;

/**
 * Reads an idea that has the fields of section 3; ours are taken where they fit. Null: it lacks one,
 * and is left out alone.
 */
export function offeredIdea(item: unknown, tier: BudgetTier): Recommendation | null {
  const given = fieldsOf(item);
  const idea = {
    ...given,
    tier,
    id: textOf(given['id'] ?? `ia-${tier}`),
    title: textOf(given['title']),
    description: textOf(given['description']),
    category: amongst(categorySchema.options, given['category']),
    duration: textOf(given['duration']),
    participants: textOf(given['participants']),
    difficulty: amongst(difficultySchema.options, given['difficulty']),
  };
  const whole = recommendationSchema.safeParse(idea);
  if (whole.success) return whole.data;
  const misfits = new Set(whole.error.issues.map(({ path }) => path[0]));
  if ([...misfits].some((name) => !OPTIONAL.some((ours) => ours === name))) return null;
  return recommendationSchema.parse(
    Object.fromEntries(Object.entries(idea).filter(([name]) => !misfits.has(name))),
  );
}
