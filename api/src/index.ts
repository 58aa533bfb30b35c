/**
 * Bodies and answers of what administrators and organisers do. The server and the screens that load
 * when asked for say them to each other; no part shares them, and the first load does not know them.
 */
export * from './auth/account.ts';
export type * from './auth/audit-actions.ts';
export * from './auth/audit.ts';
export * from './auth/second-factor.ts';
export * from './auth/sign-in.ts';
export * from './calendar/export-format.ts';
export * from './events/ics-import.ts';
export * from './events/sample-set.ts';
export * from './holidays/sectors.ts';
export * from './holidays/year-holiday.ts';
export * from './people/import.ts';
export * from './people/person-words.ts';
export * from './people/person.ts';
export * from './people/places.ts';
export * from './planner/ai-agreement.ts';
export * from './planner/ai-probe.ts';
export * from './planner/provider-draft.ts';
export * from './planner/provider-import.ts';
export * from './planner/provider-words.ts';
export * from './search/search-response.ts';
export * from './subscription/subscription.ts';
