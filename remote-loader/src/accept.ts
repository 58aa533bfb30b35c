import {
  builtWithContract,
  contractAccepts,
  remoteManifestSchema,
  type ContributedModule,
  type RemoteManifest,
} from '@almanaque/shared-contracts';
import { RemoteFailure } from './failure.ts';

function ensureAccepted(accepted: string, offered: string): void {
  if (contractAccepts(accepted, offered)) return;
  throw new RemoteFailure({ kind: 'incompatible', offered, accepted });
}

/** @throws {RemoteFailure} unless it is the manifest of a remote. */
export function readManifest(candidate: unknown): RemoteManifest {
  const { data, error } = remoteManifestSchema.safeParse(candidate);
  if (!data) throw new RemoteFailure({ kind: 'invalid', cause: error });
  return data;
}

/** Before anything of a remote is run. @throws {RemoteFailure} when it was built for another contract. */
export function acceptManifest(manifest: RemoteManifest, contract: string): void {
  const builtWith = builtWithContract(manifest);
  if (builtWith !== undefined) ensureAccepted(contract, builtWith);
}

/** @throws {RemoteFailure} unless `candidate` is what is wanted, for that contract. */
export function acceptModule<Module extends ContributedModule>(
  candidate: unknown,
  contract: string,
  isWanted: (candidate: unknown) => candidate is Module,
): Module {
  if (!isWanted(candidate)) throw new RemoteFailure({ kind: 'invalid', cause: undefined });
  ensureAccepted(contract, candidate.contractVersion);
  return candidate;
}
