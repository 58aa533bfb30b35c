import * as z from 'zod/mini';
import { calendarFilterSchema } from '@almanaque/shared-contracts/schemas';

export const MAX_SUBSCRIPTION_NAME = 80;

/** Body of `POST /api/v1/subscriptions`. */
export const newSubscriptionSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SUBSCRIPTION_NAME)),
  filter: calendarFilterSchema,
});
export type NewSubscription = z.infer<typeof newSubscriptionSchema>;

/** A calendar that other programs read at a secret address. The address itself is not kept. */
export const subscriptionSchema = z.object({
  ...newSubscriptionSchema.shape,
  id: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  /** ISO 8601 instant, to the hour; null: nobody has read it yet. */
  lastUsedAt: z.nullable(z.string()),
  owner: z.object({ name: z.string(), email: z.string(), isMe: z.boolean() }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Answer of `GET /api/v1/subscriptions`: one's own; everybody's for an administrator. */
export const subscriptionsResponseSchema = z.object({ subscriptions: z.array(subscriptionSchema) });

/** Answer of `POST /api/v1/subscriptions`: the one time the address is told. */
export const createdSubscriptionSchema = z.object({
  subscription: subscriptionSchema,
  address: z.string(),
  /** It reaches more people than a calendar can hold: it has none of their dates. */
  peopleLeftOut: z.boolean(),
});
export type CreatedSubscription = z.infer<typeof createdSubscriptionSchema>;
