/** Of a calendar that nobody filters, and in which there is nothing to filter, none of it is fetched. */
export const loadFilters = () => import('./filters.ts');
