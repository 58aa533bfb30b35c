import { pageContributions } from '@almanaque/shared-contracts';
import type { Offer } from '@almanaque/shared-contracts/contributions';

/** Once whoever brings something to that point of this page is here, or will not come. */
export async function contributorsHere({ point }: Offer): Promise<void> {
  const places = pageContributions().getState()?.getState().places ?? [];
  const coming = places.filter(
    ({ contribution, getState }) => contribution.point === point && getState().status !== 'idle',
  );
  await Promise.all(coming.map(({ settled }) => settled));
}
