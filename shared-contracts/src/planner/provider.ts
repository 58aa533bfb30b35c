import * as z from 'zod/mini';
import { isoDateSchema } from '../dates/iso-date.ts';
import type { Named } from '../named.ts';

/** Whom an activity can be ordered from (section 3). */
const provider = z.object({
  /** Slug of the name it was added under: 'cafe-tortoni'. It never changes. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
  address: z.string(),
  barrio: z.string(),
  /** International form, '+54 11 4342-4328'. Null: none was confirmed. */
  phone: z.nullable(z.string()),
  /** Absent or null: none is known. */
  web: z.optional(z.nullable(z.string().check(z.regex(/^https?:\/\//)))),
  /** What it is good for: 'Regalos', 'Salidas'. */
  activities: z.optional(z.array(z.string())),
  /** When somebody last made sure that this is true; null or absent: not known. */
  checkedOn: z.optional(z.nullable(isoDateSchema)),
  /** Both null: where it is was not said. */
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
});
export interface ProviderSchema extends Named<typeof provider> {}
export const providerSchema: ProviderSchema = provider;
export type Provider = z.infer<typeof providerSchema>;

/** Answer of `GET /api/v1/providers`: those in use, each list sorted by name. */
export const providersResponseSchema = z.object({
  /** Those whose place is known: pages of contract 1.0 refuse a list with any other in it. */
  providers: z.array(providerSchema),
  /** The others; absent: none. */
  unplaced: z.optional(z.array(providerSchema)),
});
