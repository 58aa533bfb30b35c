import * as z from 'zod/mini';

/** One remote the shell may load, as `/remotes.json` names it. */
export const registryEntrySchema = z.object({
  name: z.string().check(z.regex(/^mf-[a-z][a-z-]*$/, 'name must look like mf-calendar')),
  /** Address of the remote's `mf-manifest.json`; relative to the registry file. */
  manifest: z.string().check(z.minLength(1)),
  /** Range of contract versions the host accepts, such as '^1.0.0'. */
  contract: z.string().check(z.minLength(1)),
  /** Needed for the first view: the document asks for it at once. Default: when it is opened. */
  preload: z.optional(z.boolean()),
  /**
   * Hashes of its scripts ('sha384-…', as in W3C Subresource Integrity), by file name relative to the
   * manifest. With it, nothing of the remote runs that is not listed and the same to the byte.
   */
  integrity: z.optional(
    z.record(z.string(), z.string().check(z.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/))),
  ),
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** `/remotes.json`: adding, replacing or rolling back a remote is a change to this file alone. */
export const registrySchema = z.object({ remotes: z.array(registryEntrySchema) });
export type Registry = z.infer<typeof registrySchema>;
