import type { Contribution } from './contribution.ts';

/** Under it everything that is set has its page. */
export const SETTINGS_PATH = '/configuracion';

/** Whether `path` is `page`, or something below it. */
export const isWithin = (page: string, path: string): boolean =>
  path === page || path.startsWith(`${page}/`);

/** What of `path` follows `page`, without slashes around it. */
export const restOf = (page: string, path: string): string =>
  path.slice(page.length).replace(/^\/+|\/+$/g, '');

interface Standing {
  readonly contribution: Pick<Contribution, 'point' | 'path'>;
}

/** The addresses of the pages that parts bring: '/planes'. */
export const pagesOf = (places: readonly Standing[]): string[] =>
  places.flatMap(({ contribution: { point, path } }) =>
    point === 'page' && path !== undefined ? [`/${path}`] : [],
  );
