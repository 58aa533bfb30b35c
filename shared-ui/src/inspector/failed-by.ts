import { failedFile } from '@almanaque/remote-loader/find-fault';
import type { FailureReason } from '@almanaque/shared-contracts';

/** What it failed by. 'threw': its files came, and what is in one of them broke as it began. */
export type FailedBy = FailureReason['kind'] | 'threw';

/** The page need not know files that did not come from code that did not run; whoever mends it does. */
export function failedBy(reason: FailureReason): FailedBy {
  if (reason.kind !== 'unreachable') return reason.kind;
  return failedFile(reason.cause) ? 'unreachable' : 'threw';
}
