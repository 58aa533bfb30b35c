/** Where the calendar is. */
export const MONTH_PATH = '/';
