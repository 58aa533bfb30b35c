import { pageContributions } from '@almanaque/shared-contracts';
import type { Offer } from '@almanaque/shared-contracts/contributions';

/** One that has come and draws nothing is waited for no longer than one that does not come. */
const PATIENCE_MS = 5_000;

/** Once whoever brings something to that point of this page is here, or will not come. */
export async function contributorsHere({ point }: Offer): Promise<void> {
  const places = pageContributions().getState()?.getState().places ?? [];
  const coming = places.filter(
    ({ contribution, getState }) => contribution.point === point && getState().status !== 'idle',
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([Promise.all(coming.map(({ settled }) => settled)), late]);
  clearTimeout(timer);
}
