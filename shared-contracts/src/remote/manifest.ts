import * as z from 'zod/mini';

/** Many times what any part brings: what has more came from a slip, and everybody's page would stand still over it. */
export const MOST_OF_A_PART = 200;

const atMost = z.maxLength(MOST_OF_A_PART);

/** What the host reads of a remote's `mf-manifest.json`, which its build writes. */
export const remoteManifestSchema = z.object({
  /** The container's name, and the global variable its entry leaves. */
  name: z.string().check(z.regex(/^\w+$/)),
  metaData: z.object({
    globalName: z.string().check(z.regex(/^\w+$/)),
    remoteEntry: z.object({
      /** File name, relative to the manifest. */
      name: z.string().check(z.minLength(1)),
      type: z.literal('global'),
    }),
    buildInfo: z.object({ buildVersion: z.string() }),
  }),
  /** The shared modules it was built with; among them this contract, which states its version. */
  shared: z.optional(
    z.array(
      z.object({
        name: z.string(),
        version: z.string(),
        /** Of which versions it takes the page's. */
        requiredVersion: z.optional(z.string()),
      }),
    ),
  ),
  /** What a person calls it; absent: as what of it stands first on the page. */
  title: z.optional(z.string()),
  /** What it brings, each read by itself where it is used; absent: it was built before that was said. */
  contributions: z.optional(z.array(z.unknown()).check(atMost)),
  /** The points it offers to others. */
  offers: z.optional(z.array(z.unknown()).check(atMost)),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** The version of this contract a remote was built with, where its manifest says. */
export const builtWithContract = ({ shared }: RemoteManifest): string | undefined =>
  shared?.find(({ name }) => name === '@almanaque/shared-contracts')?.version;
