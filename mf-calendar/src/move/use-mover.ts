import { useCode } from '@almanaque/ui';
import { useIsKnownOrganiser } from '../editor/organiser.ts';

/** What moves events is fetched for those who may: the month is read without it. */
const loadMover = () => import(/* webpackChunkName: "mover" */ './mover.ts');

export type Mover = Awaited<ReturnType<typeof loadMover>>;

/** The code that moves events, once somebody is here who may; null before that. */
export function useMover(): Mover | null {
  const isOrganiser = useIsKnownOrganiser();
  const code = useCode('event-mover', loadMover, isOrganiser);
  return isOrganiser && code.status === 'ready' ? code.part : null;
}
