import * as z from 'zod/mini';

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
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
