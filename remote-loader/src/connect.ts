import {
  ApiError,
  fetchJson,
  remoteManifestSchema,
  type RegistryEntry,
  type RemoteManifest,
} from '@almanaque/shared-contracts';
import { acceptManifest, acceptModule } from './accept.ts';
import type { ConnectedRemote, Progress } from './connection.ts';
import { FileError, RemoteFailure } from './failure.ts';
import { REMOTE_TIMEOUT_MS } from './recovery.ts';
import type { RemoteEntry } from './run-entry.ts';

interface ConnectOptions {
  readonly entry: RegistryEntry;
  /** Manifest written into the document by the server; used for the first attempt alone. */
  readonly inlinedManifest: unknown;
  /** What of the remote is wanted: see `RemoteEntry`. */
  readonly exposed?: string;
  readonly runEntry: (entry: RemoteEntry) => Promise<unknown>;
  readonly progress: Progress;
}

async function fetchManifest(url: string): Promise<RemoteManifest> {
  try {
    return await fetchJson(remoteManifestSchema, url, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
    });
  } catch (error) {
    const invalid = error instanceof ApiError && error.status < 400;
    const cause = new FileError(url, 'error', { cause: error });
    throw new RemoteFailure({ kind: invalid ? 'invalid' : 'unreachable', cause });
  }
}

const withAttempt = (url: URL, attempt: number): string => {
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  return url.href;
};

/**
 * From a line of the registry to a remote that may be mounted: manifest, contract, entry. Nothing of
 * a remote built for another contract is run.
 * @throws {RemoteFailure}
 */
export async function connect(
  { entry, inlinedManifest, exposed, runEntry, progress }: ConnectOptions,
  attempt: number,
): Promise<ConnectedRemote> {
  progress('manifest');
  const manifestUrl = new URL(entry.manifest, document.baseURI);
  const inlined = attempt === 0 ? remoteManifestSchema.safeParse(inlinedManifest) : null;
  const manifest = inlined?.data ?? (await fetchManifest(withAttempt(manifestUrl, attempt)));
  const { globalName, remoteEntry, buildInfo } = manifest.metaData;

  progress('contract', buildInfo.buildVersion);
  acceptManifest(manifest, entry.contract);

  progress('entry');
  const module = await runEntry({
    container: globalName,
    url: withAttempt(new URL(remoteEntry.name, manifestUrl), attempt),
    integrity: entry.integrity,
    exposed,
  }).catch((cause: unknown) => {
    throw new RemoteFailure({ kind: 'unreachable', cause }, entry.integrity);
  });
  return { module: acceptModule(module, entry.contract), version: buildInfo.buildVersion };
}
