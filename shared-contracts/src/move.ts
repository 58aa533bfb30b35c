/**
 * What is shown before a person moves an event of the company, by parts that keep something for it.
 * Whoever uses it carries it: neither the first load nor what the page shares knows it.
 */
export {
  beforeMove,
  type BeforeMove,
  type Consequence,
  type LookBeforeMove,
  type Move,
} from './events/before-move.ts';
