import {
  ApiError,
  fetchJson,
  remoteManifestSchema,
  type RegistryEntry,
  type RemoteManifest,
} from '@almanaque/shared-contracts';
import { acceptManifest } from './accept.ts';
import type { Progress } from './connection.ts';
import { FileError, RemoteFailure } from './failure.ts';
import type { RunningPart } from './part.ts';
import { REMOTE_TIMEOUT_MS } from './recovery.ts';
import type { Run } from './run-entry.ts';

interface ConnectOptions {
  readonly entry: RegistryEntry;
  /** Manifest written into the document by the server; used for the first attempt alone. */
  readonly inlinedManifest: unknown;
  readonly run: Run;
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
 * From a line of the registry to a part that runs: manifest, contract, entry. Nothing of a part built
 * for another contract is run.
 * @throws {RemoteFailure}
 */
export async function connect(
  { entry, inlinedManifest, run, progress }: ConnectOptions,
  attempt: number,
): Promise<RunningPart> {
  progress('manifest');
  const manifestUrl = new URL(entry.manifest, document.baseURI);
  const inlined = attempt === 0 ? remoteManifestSchema.safeParse(inlinedManifest) : null;
  const manifest = inlined?.data ?? (await fetchManifest(withAttempt(manifestUrl, attempt)));
  const { globalName, remoteEntry, buildInfo } = manifest.metaData;

  progress('contract', buildInfo.buildVersion);
  acceptManifest(manifest, entry.contract);

  progress('entry');
  const { integrity, contract } = entry;
  const fail = (cause: unknown): never => {
    throw new RemoteFailure({ kind: 'unreachable', cause }, integrity);
  };
  const url = new URL(remoteEntry.name, manifestUrl).href;
  const expose = await run({ container: globalName, url, integrity }).catch(fail);
  return {
    version: buildInfo.buildVersion,
    contract,
    expose: (exposed) => expose(exposed).catch(fail),
  };
}
