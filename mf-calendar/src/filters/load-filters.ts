/** Of a calendar that nobody filters none of it is fetched. */
export const loadFilters = () => import('./filters.ts');
