import { pageContributions, type QueryClient } from '@almanaque/shared-contracts';
import { pagesOf } from '@almanaque/shared-contracts/contributions';
import { codeQuery } from '@almanaque/ui';
import { pageCode, PAGES } from './pages.ts';
import { isPageAt, routeOf } from './route.ts';

/** Has what an address leads to on its way: a link points at it, and somebody at the link. */
export const prepareWith = (queries: QueryClient) => (to: string) => {
  const places = pageContributions().getState()?.getState().places ?? [];
  const route = routeOf(new URL(to, location.origin).pathname, pagesOf(places));
  if (!('page' in route)) return;
  queries.query(codeQuery(pageCode(route.kind), PAGES[route.kind])).catch(() => undefined);
  places.find(({ contribution }) => isPageAt(route.page, contribution))?.start();
};
