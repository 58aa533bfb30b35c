import * as z from 'zod/mini';
import { roleSchema } from '../auth/role.ts';
import { conditionSchema } from './condition.ts';

const text = z.string().check(z.minLength(1), z.maxLength(120));

/** What a part brings to one point, as data: nothing of the part runs for it to be known. */
export const contributionSchema = z.strictObject({
  /** Its own within the part. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** 'main', or one that a part offers, by its major version: 'mf-calendar/day-section@1'. */
  point: z.string().check(z.regex(/^(?:mf-[a-z-]+\/[a-z-]+@\d+|[a-z-]+)$/)),
  /** What a person calls it, in Spanish. */
  title: text,
  /** One of the façade's icons; without it, or with one that is not known, none. */
  icon: z.optional(z.string()),
  /** Its place among its neighbours: the least first, then by name. Default: 0. */
  order: z.optional(z.number()),
  /** For whom it is; absent: for everybody. The server decides what may be read. */
  roles: z.optional(z.array(roleSchema)),
  when: z.optional(conditionSchema),
  /** What the part exposes to draw it. */
  module: z.string().check(z.regex(/^\.\/[\w-]+$/)),
  /** What a person reads where it should be, when it is not there. Default: made of its title. */
  missing: z.optional(text),
  /** What they are told when it failed and goes on. Default: made of its title. */
  trouble: z.optional(text),
  /** What of the calendar it shows first: the document asks for that before any script runs. */
  reads: z.optional(z.enum(['month', 'week'])),
});
export type Contribution = z.infer<typeof contributionSchema>;

/** Why a contribution cannot be read: it is wrong, or says something that this portal does not know. */
interface Unreadable {
  readonly code: 'invalid' | 'newer';
  /** What is wrong of it, such as 'when.selection'. */
  readonly field: string;
}

/** Reads one by itself, so that a bad one takes no other with it. */
export function readContribution(candidate: unknown): Contribution | Unreadable {
  const { data, error } = contributionSchema.safeParse(candidate);
  if (data) return data;
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const code = unknown.length > 0 ? 'newer' : 'invalid';
  return { code, field: [...(issue?.path ?? []), ...unknown].join('.') };
}
