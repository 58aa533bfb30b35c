import * as z from 'zod/mini';
import { isoDateSchema } from '../dates/iso-date.ts';

export const DEFAULT_TIME_ZONE = 'America/Argentina/Buenos_Aires';

/** Answer of `GET /api/v1/runtime-config`: what a page must know of the installation it is in. */
export const runtimeConfigSchema = z.object({
  /** Prefix of every API address, without a trailing slash; '' is the page's own origin. */
  apiBase: z.string(),
  /** Lets anyone who reaches the page read. It identifies nobody and opens no write. */
  publicKey: z.string(),
  /** IANA zone in which the company's days begin and end. */
  timeZone: z.string(),
  companyName: z.string(),
  /** City the company is in, for suggestions; null where not set. */
  city: z.nullable(z.string()),
  /** How many people work there; null or absent: not said. */
  headCount: z.optional(z.nullable(z.int())),
  /** Whether the server tells of changes (`GET /api/v1/live`); one that does not say has no such thing. */
  live: z.optional(z.boolean()),
  /** Whether there is an AI that may be asked. False: nothing is asked of it. One that does not say is asked. */
  ai: z.optional(z.boolean()),
  /** Whether one is configured that waits for an administrator's agreement. */
  aiAwaitsAgreement: z.optional(z.boolean()),
  /** Whether nothing is read without a session; one that does not say lets no portal sign in. */
  readingNeedsSignIn: z.optional(z.boolean()),
  /** Nobody and nothing of the company's own is in the calendar yet. */
  isEmpty: z.optional(z.boolean()),
  /** Of an empty one: the first day of a month that shows by examples what it will look like. */
  exampleMonth: z.optional(isoDateSchema),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
