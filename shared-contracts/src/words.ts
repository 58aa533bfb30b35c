/**
 * What people call things, in Spanish: one file of words an entity, which screens, the log, exports and
 * imports all read. It stands by itself, so that it loads with what shows it and not before the month.
 */
export * from './events/event-words.ts';
export * from './people/place-words.ts';
