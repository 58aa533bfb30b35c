/** What parts bring to a page, as data. It holds no state: whoever needs it carries its own copy. */
export * from './contributions/addresses.ts';
export * from './contributions/condition.ts';
export * from './contributions/contribution.ts';
export * from './contributions/declaration.ts';
export * from './contributions/found-there.ts';
export * from './contributions/is-met.ts';
export * from './contributions/missing-text.ts';
export * from './contributions/offer.ts';
export * from './contributions/placed.ts';
export * from './contributions/placing.ts';
export * from './contributions/points.ts';
export * from './contributions/why-not.ts';
export * from './remote/shared-choices.ts';
