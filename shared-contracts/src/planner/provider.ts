import * as z from 'zod/mini';

/** An outside supplier in the City of Buenos Aires (section 3). */
export const providerSchema = z.object({
  /** Slug of the name: 'cafe-tortoni'. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
  address: z.string(),
  barrio: z.string(),
  /** International form, '+54 11 4342-4328'. Null: none was confirmed. */
  phone: z.nullable(z.string()),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Provider = z.infer<typeof providerSchema>;

/** Answer of `GET /api/v1/providers`. */
export const providersResponseSchema = z.object({ providers: z.array(providerSchema) });
