import { navigation, useLocation } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { filterOf, searchOf, type BoardFilter } from './board-search.ts';

/** What the list shows: as the page's address says, or, in a portal of others, as was chosen here. */
export function useBoardFilter(): readonly [BoardFilter, (next: BoardFilter) => void] {
  const { isRouted, go } = navigation();
  const { path, search } = useLocation();
  const [own, setOwn] = useState<BoardFilter>({});
  if (!isRouted()) return [own, setOwn];
  return [filterOf(search), (next) => go(`${path}${searchOf(next)}`, { replace: true })];
}
