import type { FailureReason, RemoteModule } from '@almanaque/shared-contracts';

/** A remote as the page has it. Only a ready one has a module, only a failed one a reason. */
export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly module: RemoteModule; readonly version: string }
  | { readonly status: 'failed'; readonly reason: FailureReason };

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
