/** While nobody filters the calendar, none of this code is fetched. */
export const loadFilters = () => import(/* webpackChunkName: "filters" */ './filters.ts');
