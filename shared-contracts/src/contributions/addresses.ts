import type { Contribution } from './contribution.ts';

/** Where the calendar is. */
export const MONTH_PATH = '/';

/** Under it everything that is set has its page. */
export const SETTINGS_PATH = '/configuracion';

/** Of a page of the settings, by what of its address is its own. */
export const addressOf = (path: string): string => `${SETTINGS_PATH}/${path}`;

/** Of the page where one's own account is kept one's own, whichever part brings it. */
export const SECURITY_PATH = 'seguridad';

/** Where, within it, a code from the phone is set up: a company may ask for that before all else. */
export const SET_UP_CODES = 'dos-pasos';

/** Of the page that begins a new installation, whichever part brings it. */
export const FIRST_HOUR_PATH = 'primeros-pasos';

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
