import * as z from 'zod/mini';

/** Answer of `GET /api/v1/people/facets`: what the list can be filtered by, sorted. */
export const peopleFacetsSchema = z.object({
  offices: z.array(z.string()),
  teams: z.array(z.string()),
});
export type PeopleFacets = z.infer<typeof peopleFacetsSchema>;
