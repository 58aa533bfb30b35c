/** The stateless half of the contract: what the server may import. Nothing here touches React or holds state. */
export * from './api/api-error.ts';
export * from './auth/account.ts';
export * from './auth/audit.ts';
export * from './auth/session.ts';
export * from './calendar/calendar-range.ts';
export * from './calendar/event.ts';
export * from './calendar/event-labels.ts';
export * from './dates/iso-date.ts';
export * from './dates/relative-label.ts';
export * from './dates/spanish.ts';
export * from './planner/provider.ts';
export * from './planner/recommendation.ts';
export * from './planner/specification.ts';
export * from './runtime-config/runtime-config.ts';
export * from './remote/manifest.ts';
export * from './remote/registry.ts';
