import type { FailureReason } from '@almanaque/shared-contracts';
import type { Integrity } from './integrity.ts';

/** A file that did not do, with the fields of webpack's own error of a chunk. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly request: string;
  /** 'missing': it came, and is no whole script. */
  readonly type: 'error' | 'missing';
  constructor(request: string, type: FileError['type'], options?: ErrorOptions) {
    super(`${request} could not be loaded.`, options);
    this.request = request;
    this.type = type;
  }
}

/** Why a remote could not be loaded, thrown by whatever step found out. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly reason: FailureReason;
  /** Hashes that its files had to have. */
  readonly integrity: Integrity | undefined;
  constructor(reason: FailureReason, integrity?: Integrity) {
    super(
      `remote ${reason.kind}`,
      'cause' in reason && reason.cause !== undefined ? { cause: reason.cause } : undefined,
    );
    this.reason = reason;
    this.integrity = integrity;
  }
}

export const reasonOf = (error: unknown): FailureReason =>
  error instanceof RemoteFailure ? error.reason : { kind: 'unreachable', cause: error };
