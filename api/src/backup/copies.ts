import * as z from 'zod/mini';
import { isoDateSchema } from '@almanaque/shared-contracts/schemas';

/** A copy of all data, as a file of the server. */
const copySchema = z.object({
  name: z.string(),
  /** The company's day that it is of. */
  date: isoDateSchema,
  madeAt: z.iso.datetime(),
  bytes: z.int(),
  /** Whether somebody asked for it; else it is the day's. */
  byHand: z.boolean(),
});
export type Copy = z.infer<typeof copySchema>;

/** Answer of `GET` and `POST /api/v1/copies`. */
export const copiesSchema = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  /** How many are kept; null: this installation makes none by itself, nor when it is asked. */
  kept: z.nullable(z.object({ days: z.int(), weeks: z.int(), byHand: z.int() })),
  /** Where they are, on the server. */
  folder: z.string(),
  /** The latest first. */
  copies: z.array(copySchema),
  /** What is left of the disk they are on; null: it does not say. */
  freeBytes: z.nullable(z.number()),
});
export type Copies = z.infer<typeof copiesSchema>;
