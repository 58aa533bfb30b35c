import { SETTINGS_PATH } from '@almanaque/shared-contracts/contributions';

/** Where the calendar is. */
export const MONTH_PATH = '/';

/** Of a page of the settings, by what of its address is its own. */
export const addressOf = (path: string): string => `${SETTINGS_PATH}/${path}`;
