import { askToSignIn } from '@almanaque/shared-contracts';

/** Writes, signing in again in between where the session has ended meanwhile. */
export async function withSession<T extends { readonly kind: string }>(
  write: () => Promise<T>,
): Promise<T> {
  const outcome = await write();
  return outcome.kind === 'signed-out' && (await askToSignIn()) ? write() : outcome;
}
