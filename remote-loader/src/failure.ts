import type { FailureReason } from '@almanaque/shared-contracts';

/** Why a remote could not be loaded, thrown by whatever step found out. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(
      `remote ${reason.kind}`,
      'cause' in reason && reason.cause !== undefined ? { cause: reason.cause } : undefined,
    );
    this.reason = reason;
  }
}

export const reasonOf = (error: unknown): FailureReason =>
  error instanceof RemoteFailure ? error.reason : { kind: 'unreachable', cause: error };
