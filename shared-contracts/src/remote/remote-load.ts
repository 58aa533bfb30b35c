import * as z from 'zod/mini';
import { later } from '../later.ts';

/** How far an attempt to load a remote got, in order. */
export const REMOTE_LOAD_PHASES = ['registry', 'manifest', 'contract', 'entry', 'mount'] as const;
export type RemoteLoadPhase = (typeof REMOTE_LOAD_PHASES)[number];

/** How it ended: the remote is there, or why it is not. */
export const REMOTE_LOAD_OUTCOMES = [
  'ready',
  'unlisted',
  'unreachable',
  'timeout',
  'invalid',
  'incompatible',
  'crashed',
] as const;

/** One attempt to load a remote, or one crash of a remote already there (phase `mount`). */
export const remoteLoadSchema = later(() =>
  z.object({
    remote: z.string().check(z.regex(/^mf-[a-z-]{1,40}$/)),
    /** The remote's own; null while its manifest was not read. */
    version: z.nullable(z.string().check(z.regex(/^\d[\w.+-]{0,39}$/))),
    phase: z.enum(REMOTE_LOAD_PHASES),
    durationMs: z.number().check(z.minimum(0), z.maximum(600_000)),
    outcome: z.enum(REMOTE_LOAD_OUTCOMES),
    /** 0 for the first; each further one was asked for by a person or by time. */
    attempt: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
);
export type RemoteLoad = z.infer<typeof remoteLoadSchema>;

/** What a page reports of its remotes: `POST /api/v1/metrics/remote-loads`. */
export const remoteLoadsRequestSchema = later(() =>
  z.object({
    loads: z.array(remoteLoadSchema).check(z.minLength(1), z.maxLength(100)),
  }),
);

/** Event on `window` for each attempt; its `detail` is a `RemoteLoad`. A host may listen. */
export const REMOTE_LOAD_EVENT = 'almanaque:remote-load';
