/** The stateless half of the contract: what the server may import. Nothing here touches React or holds state. */
export * from './one-line.ts';
export * from './shared-schemas.ts';
export { DAY_CODES } from './events/recurrence/rule-parts.ts';
// The page fetches these words when they are wanted; the server has them from the start.
export { ruleWords } from './events/recurrence/rule-words.ts';
export { ideaOf } from './planner/idea.ts';
export * from './words.ts';
