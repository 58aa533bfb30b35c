/**
 * What several parts, and the server, know of how recommendations are told. It holds no state, and whoever uses it
 * carries it: neither the first load nor what the page shares knows it.
 */
export * from './planner/first-idea.ts';
export * from './planner/idea.ts';
