import { navigation, useHost, useLocation, useToday } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { searchOfView, viewOf, type CoverageView } from './coverage-address.ts';

/** What is looked at: as the page's address says, or, in a portal of others, as was chosen here. */
export function useCoverageView(): readonly [CoverageView, (next: CoverageView) => void] {
  const today = useToday(useHost().timeZone);
  const { isRouted, go } = navigation();
  const { path, search } = useLocation();
  const [chosen, setChosen] = useState('');
  const routed = isRouted();
  const show = (next: CoverageView) =>
    routed ? go(`${path}${searchOfView(next)}`, { replace: true }) : setChosen(searchOfView(next));
  return [viewOf(routed ? search : chosen, today), show];
}
