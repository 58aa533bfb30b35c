import * as z from 'zod/mini';
import { calendarEventSchema } from '@almanaque/shared-contracts/schemas';

/** The longest text that may be searched for, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/** How many events an answer holds. */
export const MAX_SEARCH_RESULTS = 20;

/** Answer of `GET /api/v1/search?q&from`. */
export const searchResponseSchema = z.object({
  /**
   * Holidays and observances called so; then what comes from `from` on, in order of date, each thing
   * at its next date; then what is past, the latest first. Last, what is of the kind or on the days
   * that the text names.
   */
  events: z.array(calendarEventSchema),
  /** Whether more is found than these. */
  more: z.boolean(),
  /** Nothing is called as it was typed: these are called nearly so. */
  nearly: z.optional(z.literal(true)),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;
