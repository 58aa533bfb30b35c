import {
  ApiError,
  builtWithContract,
  contractAccepts,
  fetchJson,
  isRemoteModule,
  remoteManifestSchema,
  type RegistryEntry,
  type RemoteManifest,
} from '@almanaque/shared-contracts';
import { REMOTE_TIMEOUT_MS } from '@almanaque/ui';
import type { RemoteEntry } from './federation.ts';
import type { ConnectedRemote, Progress } from './remote-connection.ts';
import { RemoteFailure } from './remote-state.ts';

interface ConnectOptions {
  readonly entry: RegistryEntry;
  /** Manifest written into the document by the server; used for the first attempt alone. */
  readonly inlinedManifest: unknown;
  readonly loadExposed: (entry: RemoteEntry) => Promise<unknown>;
  readonly progress: Progress;
}

async function fetchManifest(url: string): Promise<RemoteManifest> {
  try {
    return await fetchJson(remoteManifestSchema, url, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
    });
  } catch (cause) {
    const invalid = cause instanceof ApiError && cause.status < 400;
    throw new RemoteFailure({ kind: invalid ? 'invalid' : 'unreachable', cause });
  }
}

const withAttempt = (url: URL, attempt: number): string => {
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  return url.href;
};

function ensureAccepted(accepted: string, offered: string): void {
  if (contractAccepts(accepted, offered)) return;
  throw new RemoteFailure({ kind: 'incompatible', offered, accepted });
}

/**
 * From a line of the registry to a remote that may be mounted: manifest, contract, entry. Nothing of
 * a remote built for another contract is run.
 * @throws {RemoteFailure}
 */
export async function connect(
  { entry, inlinedManifest, loadExposed, progress }: ConnectOptions,
  attempt: number,
): Promise<ConnectedRemote> {
  progress('manifest');
  const manifestUrl = new URL(entry.manifest, document.baseURI);
  const inlined = attempt === 0 ? remoteManifestSchema.safeParse(inlinedManifest) : null;
  const manifest = inlined?.data ?? (await fetchManifest(withAttempt(manifestUrl, attempt)));
  const { globalName, remoteEntry, buildInfo } = manifest.metaData;

  progress('contract', buildInfo.buildVersion);
  const builtWith = builtWithContract(manifest);
  if (builtWith !== undefined) ensureAccepted(entry.contract, builtWith);

  progress('entry');
  const module = await loadExposed({
    container: globalName,
    url: withAttempt(new URL(remoteEntry.name, manifestUrl), attempt),
    integrity: entry.integrity,
  }).catch((cause: unknown) => {
    throw new RemoteFailure({ kind: 'unreachable', cause });
  });
  if (!isRemoteModule(module)) throw new RemoteFailure({ kind: 'invalid', cause: undefined });
  ensureAccepted(entry.contract, module.contractVersion);
  return { module, version: buildInfo.buildVersion };
}
