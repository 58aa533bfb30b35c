import * as z from 'zod/mini';
import { later } from '../later.ts';

/** Answer of `GET` and `DELETE /api/v1/sample-set`: how many events of it there are, or went. */
export const sampleSetSchema = later(() => z.object({ events: z.int().check(z.minimum(0)) }));
