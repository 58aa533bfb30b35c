import {
  isWithin,
  MONTH_PATH,
  restOf,
  SETTINGS_PATH,
  type Contribution,
} from '@almanaque/shared-contracts/contributions';

/** What a page is given. */
export interface PageProps {
  /** Its address: '/planes'. */
  readonly page: string;
  /** What of the path follows, without slashes around it. */
  readonly rest: string;
}

/** What a path leads to. */
export type Route =
  | { readonly kind: 'month' }
  /** The settings, or a page that a part brings. */
  | ({ readonly kind: 'settings' | 'part' } & PageProps)
  | { readonly kind: 'unknown' };

/** @param pages where parts have pages of their own: '/planes'. */
export function routeOf(path: string, pages: readonly string[] = []): Route {
  if (path === MONTH_PATH) return { kind: 'month' };
  const page = [SETTINGS_PATH, ...pages].find((one) => isWithin(one, path));
  if (page === undefined) return { kind: 'unknown' };
  return { kind: page === SETTINGS_PATH ? 'settings' : 'part', page, rest: restOf(page, path) };
}

/** Whether it is what a part has at `page`. */
export const isPageAt = (
  page: string,
  { point, path }: Pick<Contribution, 'point' | 'path'>,
): boolean => point === 'page' && `/${path ?? ''}` === page;
