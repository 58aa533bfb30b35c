import * as z from 'zod/mini';

/** What people, and the company's events, are put into by name alone. */
export const placeKindSchema = z.enum(['office', 'team']);
export type PlaceKind = z.infer<typeof placeKindSchema>;

const name = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Body of `POST /api/v1/people/places/join`: whatever names `from` names `into` from then on. */
export const placeJoinSchema = z.strictObject({
  kind: placeKindSchema,
  from: name(),
  into: name(),
});
export type PlaceJoin = z.infer<typeof placeJoinSchema>;

/** Its answer: how many of each now name the other. */
export const placeJoinedSchema = z.object({
  people: z.int(),
  events: z.int(),
  subscriptions: z.int(),
});
export type PlaceJoined = z.infer<typeof placeJoinedSchema>;
