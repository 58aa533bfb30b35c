import * as z from 'zod/mini';
import { isRange } from './version-range.ts';

/** One remote the shell may load, as `/remotes.json` names it. */
export const registryEntrySchema = z.object({
  name: z.string().check(z.regex(/^mf-[a-z][a-z-]*$/)),
  /** Address of the remote's `mf-manifest.json`; relative to the registry file. */
  manifest: z.string().check(z.minLength(1)),
  /** Range of contract versions the host accepts, such as '^1.0.0'. */
  contract: z.string().check(z.refine(isRange)),
  /** Needed for the first view: the document asks for it at once. Default: when it is opened. */
  preload: z.optional(z.boolean()),
  /**
   * Hashes of its scripts ('sha384-…', as in W3C Subresource Integrity), by file name relative to the
   * manifest. With it, nothing of the remote runs that is not listed and the same to the byte.
   */
  integrity: z.optional(
    z.record(z.string(), z.string().check(z.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/))),
  ),
  /** Of its contributions, by their ids: those that may stand where a part of another origin may not. */
  allow: z.optional(z.array(z.string())),
  /** Those that are nowhere. */
  hide: z.optional(z.array(z.string())),
  /** The place of each among its neighbours, before all that are not named. */
  order: z.optional(z.record(z.string(), z.number())),
  /** In whose place one stands: 'mf-calendar/calendar'. */
  replace: z.optional(z.record(z.string(), z.string())),
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** A line of the registry that does not count. */
export interface RefusedLine {
  /** Its place in the list, from 0. */
  readonly index: number;
  /** The name of the remote, as it is written; null: the line names none. */
  readonly name: string | null;
  /** The field that is wrong, such as 'contract'; '': all of it is, or it is there twice. */
  readonly field: string;
  /** Why, in Spanish, for whoever writes the file. */
  readonly problem: string;
}

export interface Registry {
  readonly remotes: readonly RegistryEntry[];
  readonly refused: readonly RefusedLine[];
}

const namedSchema = z.object({ name: z.string() });

/** Reads each line by itself, so that a bad one takes no other with it. */
function readLines({ remotes: lines }: { remotes: unknown[] }): Registry {
  const remotes: RegistryEntry[] = [];
  const refused: RefusedLine[] = [];
  lines.forEach((line, index) => {
    const { data, error } = registryEntrySchema.safeParse(line);
    const isRepeated = remotes.some(({ name }) => name === data?.name);
    if (data && !isRepeated) {
      remotes.push(data);
      return;
    }
    const field = error?.issues[0]?.path.join('.') ?? '';
    const problem = error ? `«${field}» no vale` : 'repetida: vale la primera';
    refused.push({ index, name: namedSchema.safeParse(line).data?.name ?? null, field, problem });
  });
  return { remotes, refused };
}

/**
 * `/remotes.json`: adding, replacing or rolling back a remote is a change to this file alone. A line
 * that cannot be used is told of in `refused`; the others hold.
 */
export const registrySchema = z.pipe(
  z.object({ remotes: z.array(z.unknown()) }),
  z.transform(readLines),
);
