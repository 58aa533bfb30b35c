import * as z from 'zod/mini';
import { roleSchema } from '../auth/role.ts';
import { conditionSchema } from './condition.ts';
import { pointFacts } from './points.ts';

const text = z.string().check(z.minLength(1), z.maxLength(120));

/** Where `settings-screen` stands among the others. */
const GROUPS = ['calendar', 'people', 'installation'] as const;

const fieldsSchema = z.strictObject({
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
  /** Of a page or a screen: one segment of its address, under which it has all that follows. */
  path: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  /** Of a screen: among which others it stands. Default: 'installation'. */
  group: z.optional(z.enum(GROUPS)),
  /** Of a screen: what it is for, in a line. */
  about: z.optional(text),
  /** Of a screen: what it is found by, besides its title. */
  keywords: z.optional(z.array(text)),
});

/** What a part brings to one point, as data: nothing of the part runs for it to be known. */
export const contributionSchema = fieldsSchema.check(
  z.refine(({ point, path }) => (pointFacts(point).isAddressed ?? false) === (path !== undefined), {
    path: ['path'],
  }),
  z.refine(({ point, group }) => point === 'settings-screen' || group === undefined, {
    path: ['group'],
  }),
  z.refine(({ point, about }) => point === 'settings-screen' || about === undefined, {
    path: ['about'],
  }),
  z.refine(({ point, keywords }) => point === 'settings-screen' || keywords === undefined, {
    path: ['keywords'],
  }),
);
export type Contribution = z.infer<typeof contributionSchema>;

/** Why a contribution cannot be read: it is wrong, or says something that this portal does not know. */
export interface Unreadable {
  readonly code: 'invalid' | 'newer';
  /** What is wrong of it, such as 'when.selection'. */
  readonly field: string;
}

/** The first thing that is wrong. */
export function unreadable({ issues: [issue] }: z.core.$ZodError): Unreadable {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const code = unknown.length > 0 ? 'newer' : 'invalid';
  return { code, field: [...(issue?.path ?? []), ...unknown].join('.') };
}

/** Reads one by itself, so that a bad one takes no other with it. */
export function readContribution(candidate: unknown): Contribution | Unreadable {
  const { data, error } = contributionSchema.safeParse(candidate);
  return data ?? unreadable(error);
}
