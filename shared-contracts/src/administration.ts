/**
 * Bodies and answers of what administrators and organisers do: for the server and for screens that are
 * loaded when asked for. No part shares them, and the first load does not know them.
 */
export * from './auth/account.ts';
export * from './auth/audit.ts';
export * from './auth/second-factor.ts';
export * from './events/ics-import.ts';
export * from './holidays/sectors.ts';
export * from './holidays/year-holiday.ts';
export * from './people/import.ts';
export * from './people/person.ts';
export * from './planner/ai-agreement.ts';
export * from './planner/ai-probe.ts';
export * from './planner/provider-draft.ts';
export * from './planner/provider-import.ts';
export * from './subscription/subscription.ts';
export * from './auth/sign-in.ts';
export * from './people/places.ts';
