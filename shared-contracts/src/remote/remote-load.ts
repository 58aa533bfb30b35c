import * as z from 'zod/mini';

/** How far an attempt to load a remote got, in order. */
const PHASES = ['registry', 'manifest', 'contract', 'entry', 'mount'] as const;
export type RemoteLoadPhase = (typeof PHASES)[number];

/** How it ended: the remote is there, or why it is not. */
const OUTCOMES = [
  'ready',
  'unlisted',
  'unreachable',
  'blocked',
  'timeout',
  'invalid',
  'incompatible',
  'crashed',
] as const;

/** What was wrong with the first of its files that failed, as the page found by asking for it again. */
const FAULTS = ['unreachable', 'cors', 'status', 'mime', 'cut', 'integrity'] as const;
export type RemoteFault = (typeof FAULTS)[number];

/** One attempt to load a remote, or one crash of a remote already there (phase `mount`). */
export const remoteLoadSchema = z.object({
  remote: z.string().check(z.regex(/^mf-[a-z-]{1,40}$/)),
  /** What of it was to be shown, by its own name; absent: there is no telling. */
  contribution: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))),
  /** The remote's own; null while its manifest was not read. */
  version: z.nullable(z.string().check(z.regex(/^\d[\w.+-]{0,39}$/))),
  phase: z.enum(PHASES),
  durationMs: z.number().check(z.minimum(0), z.maximum(600_000)),
  outcome: z.enum(OUTCOMES),
  /** Absent: nothing failed, or the page did not look. */
  fault: z.optional(z.enum(FAULTS)),
  /** 0 for the first; each further one was asked for by a person or by time. */
  attempt: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type RemoteLoad = z.infer<typeof remoteLoadSchema>;

/** What a page reports of its remotes: `POST /api/v1/metrics/remote-loads`. */
export const remoteLoadsRequestSchema = z.object({
  loads: z.array(remoteLoadSchema).check(z.minLength(1), z.maxLength(100)),
});

/** Event on `window` for each attempt; its `detail` is a `RemoteLoad`. A host may listen. */
export const REMOTE_LOAD_EVENT = 'almanaque:remote-load';
