import * as z from 'zod/mini';
import { eventTypeSchema, toneSchema } from '../calendar/event.ts';
import { specificationSchema } from './specification.ts';
import type { Named } from '../named.ts';

/** Section 1: the three budget levels, in this order everywhere. */
export const BUDGET_TIERS = ['none', 'low', 'high'] as const;
const budgetTier = z.enum(BUDGET_TIERS);
export interface BudgetTierSchema extends Named<typeof budgetTier> {}
export const budgetTierSchema: BudgetTierSchema = budgetTier;
export type BudgetTier = z.infer<typeof budgetTierSchema>;

const category = z.enum(['comunicacion', 'actividad', 'regalo', 'evento']);
export interface CategorySchema extends Named<typeof category> {}
export const categorySchema: CategorySchema = category;
export type Category = z.infer<typeof categorySchema>;

export const difficultySchema = z.enum(['Fácil', 'Moderado', 'Avanzado']);
export type Difficulty = z.infer<typeof difficultySchema>;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const longText = () => z.string().check(z.maxLength(4000));

/** US dollars, both bounds included (decisions: costs stay in USD). */
export const costSchema = z
  .object({ min: z.number().check(z.minimum(0)), max: z.number().check(z.minimum(0)) })
  .check(z.refine(({ min, max }) => min <= max));
export type Cost = z.infer<typeof costSchema>;

/** A suggestion as section 3 has it, with the tier, the cost and, where the AI made it, its own specification. */
const recommendation = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  tier: budgetTierSchema,
  title: text(200),
  description: text(2000),
  category: categorySchema,
  /** '30 minutos', 'Una tarde' */
  duration: text(100),
  /** 'Todo el equipo', '5 a 20 personas' */
  participants: text(100),
  difficulty: difficultySchema,
  /** Absent: whoever made it did not say. */
  costUsd: z.optional(costSchema),
  /** What it is for: each person who takes part, or the whole activity. Absent: the latter. */
  costPer: z.optional(z.enum(['person', 'total'])),
  /** Absent on the predefined ones, whose `id` (1 to 24) names it. */
  specification: z.optional(specificationSchema),
});
export interface RecommendationSchema extends Named<typeof recommendation> {}
export const recommendationSchema: RecommendationSchema = recommendation;
export type Recommendation = z.infer<typeof recommendationSchema>;

/** Body of `POST /functions/v1/ai-event-planner` (section 7): its three fields, and ours, all optional. */
export const plannerRequestSchema = z.strictObject({
  eventTitle: text(300),
  eventDescription: longText(),
  eventType: eventTypeSchema,
  /** `YYYY-MM-DD`; lets the planner mind the season and how long there is. */
  eventDate: z.optional(z.iso.date()),
  tone: z.optional(toneSchema),
  /** What the company wrote of an event of its own. */
  eventDetails: z.optional(
    z.strictObject({
      text: z.optional(longText()),
      place: z.optional(longText()),
    }),
  ),
  /** Titles already shown: 'Regenerar con IA' asks for different ideas. */
  avoidTitles: z.optional(z.array(text(200)).check(z.maxLength(30))),
});
export type PlannerRequest = z.infer<typeof plannerRequestSchema>;

export const plannerResponseSchema = z.object({
  recommendations: z.array(recommendationSchema),
});
export type PlannerResponse = z.infer<typeof plannerResponseSchema>;
