/**
 * What several parts know of the predefined recommendations. It holds no state, and whoever uses it
 * carries it: neither the first load nor what the page shares knows it.
 */
export * from './planner/first-idea.ts';
