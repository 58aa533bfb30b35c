import { useCode } from '@almanaque/ui';
import { useIsKnownOrganiser } from '../editor/organiser.ts';
import { loadMover } from './load-mover.ts';

export type Mover = Awaited<ReturnType<typeof loadMover>>;

/** The code that moves events, once somebody is here who may; null before that. */
export function useMover(): Mover | null {
  const isOrganiser = useIsKnownOrganiser();
  const code = useCode('event-mover', loadMover, isOrganiser);
  return isOrganiser && code.status === 'ready' ? code.part : null;
}
