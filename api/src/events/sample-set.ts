import * as z from 'zod/mini';

/** Answer of `GET` and `DELETE /api/v1/sample-set`: how many events of it there are, or went. */
export const sampleSetSchema = z.object({ events: z.int().check(z.minimum(0)) });
