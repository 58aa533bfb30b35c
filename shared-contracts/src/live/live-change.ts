import * as z from 'zod/mini';

/** What a change may concern. A topic says where to look again, and nothing of what is found there. */
export const LIVE_TOPICS = [
  'calendar',
  'people',
  'messages',
  'providers',
  'plans',
  'accounts',
  'settings',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/**
 * One message of `GET /api/v1/live`: what changed since the last one, or since what was asked for.
 * The first comes at once, also when nothing did.
 */
export const liveChangeSchema = z.object({
  /** Grows with every change of the installation; send it as `after` to go on from here. */
  version: z.int().check(z.minimum(0)),
  /** A `LiveTopic` each; one that is not known comes from a newer server and may be passed over. */
  topics: z.array(z.string()),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;

/** Section 9: the server is silent for no longer than this. */
export const LIVE_HEARTBEAT_MS = 25_000;
