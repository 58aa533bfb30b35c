/**
 * What is asked before an event of the company is deleted, by parts that keep something for it. Whoever
 * uses it carries it: neither the first load nor what the page shares knows it.
 */
export {
  beforeRemoval,
  type Along,
  type Answer,
  type AskBeforeRemoval,
  type BeforeRemoval,
  type Question,
  type Removal,
} from './events/before-removal.ts';
