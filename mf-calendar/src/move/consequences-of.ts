import type { IsoDate } from '@almanaque/shared-contracts';
import { beforeMove, type Consequence } from '@almanaque/shared-contracts/move';
import { EVENT_MOVE } from '../contributions.ts';
import { contributorsHere } from '../contributors-here.ts';
import { beginningOn, type Carried } from './carried.ts';

/** What would move along with an event that is put down on `to`. Never rejects. */
export async function consequencesOf(
  carried: Carried,
  to: IsoDate,
): Promise<readonly Consequence[]> {
  await contributorsHere(EVENT_MOVE);
  const { eventId, occurrence } = carried;
  return beforeMove().look({ event: eventId, occurrence, to: beginningOn(carried, to) });
}
