import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '../search/search-response.ts';
import { planDateSchema, planStateSchema } from './plan.ts';

/** How many plans an answer holds: as many as a source of the page's search shows. */
export const MAX_PLANS_FOUND = 8;

/** Query of `GET /api/v1/plans/search`: beginnings of words, whatever their case and accents. */
export const planSearchSchema = z.strictObject({
  q: z.string().check(z.maxLength(MAX_SEARCH_LENGTH)),
});

/** Answer of `GET /api/v1/plans/search?q`: open ones first, then those that are done or called off. */
export const plansFoundSchema = z.object({
  plans: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: planStateSchema,
      event: z.pick(planDateSchema, { title: true, date: true }),
      /** The task that has the words, where neither the plan nor its event is called so. */
      task: z.nullable(z.string()),
    }),
  ),
});
export type PlansFound = z.infer<typeof plansFoundSchema>;
