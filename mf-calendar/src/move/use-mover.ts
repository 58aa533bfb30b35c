import { useQuery } from '@almanaque/shared-contracts';
import { useIsKnownOrganiser } from '../editor/organiser.ts';
import { loadMover } from './load-mover.ts';

export type Mover = Awaited<ReturnType<typeof loadMover>>;

/** The code that moves events, once somebody is here who may; null before that. */
export function useMover(): Mover | null {
  const isOrganiser = useIsKnownOrganiser();
  const { data = null } = useQuery({
    queryKey: ['code', 'event-mover'],
    queryFn: loadMover,
    networkMode: 'always',
    staleTime: Infinity,
    enabled: isOrganiser,
  });
  return isOrganiser ? data : null;
}
