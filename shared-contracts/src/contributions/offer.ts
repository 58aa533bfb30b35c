import * as z from 'zod/mini';
import { unreadable, type Unreadable } from './contribution.ts';

/** What may be handed to whatever stands at a point: see `pointProps`. */
export const PROP_KINDS = [
  'text',
  'number',
  'boolean',
  'date',
  'event',
  'events',
  'draft',
  'recommendation',
] as const;
type PropKind = (typeof PROP_KINDS)[number];
const orNull = (kind: PropKind) => `${kind}?` as const;
const propSchema = z.enum([...PROP_KINDS, ...PROP_KINDS.map(orNull)]);

/**
 * A point that a part offers to others, as data: it is known without anything being drawn. What is seen
 * of one that is not there yet, or does not come, follows from what is here and is no field of its own:
 * the place that `height` holds, then a notice there, which says it in the words of whoever brings it
 * (`missing`) and tries again; with no place, nothing. One that is not allowed is never seen: it is told
 * to whoever looks after the page. An owner that wants another look draws it (`<Contributions>`), as only
 * it can; a field more would be unknown to every portal before it, which would lose the whole point by it.
 */
export const offerSchema = z.strictObject({
  /** Its owner, its name and its major version: 'mf-calendar/day-section@1'. Two majors may stand side by side. */
  point: z.string().check(z.regex(/^mf-[a-z-]+\/[a-z-]+@\d+$/)),
  /** What a person calls the place, in Spanish. */
  title: z.string().check(z.minLength(1)),
  /** What each contribution is given there, by name; with a '?' it may be null. */
  props: z.record(z.string(), propSchema),
  /**
   * In rem, what is held for each while it comes; 0: none draws anything, and nothing tells of one that
   * does not come. Default: a line of text and its button.
   */
  height: z.optional(z.number().check(z.minimum(0))),
});
export type Offer = z.infer<typeof offerSchema>;

/** Reads one by itself, so that a bad one takes no other with it. */
export function readOffer(part: string, candidate: unknown): Offer | Unreadable {
  const { data, error } = offerSchema.safeParse(candidate);
  if (!data) return unreadable(error);
  return data.point.startsWith(`${part}/`) ? data : { code: 'invalid', field: 'point' };
}
