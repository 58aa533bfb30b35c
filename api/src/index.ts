/**
 * Bodies and answers of what administrators and organisers do. The server and the screens that load
 * when asked for say them to each other; no part shares them, and the first load does not know them.
 */
export * from './auth/account.ts';
export type * from './auth/audit-actions.ts';
export * from './auth/audit.ts';
export * from './auth/portal-pass.ts';
export * from './auth/role-words.ts';
export * from './auth/second-factor.ts';
export * from './auth/sign-in.ts';
export * from './auth/who-is.ts';
export * from './backup/copies.ts';
export * from './calendar/export-format.ts';
export * from './company/company.ts';
export * from './company/first-hour.ts';
export * from './company/provinces.ts';
export * from './events/ics-import.ts';
export * from './events/sample-set.ts';
export * from './holidays/sectors.ts';
export * from './holidays/year-holiday.ts';
export * from './imports/made-import.ts';
export * from './people/import.ts';
export * from './people/person-words.ts';
export * from './people/person.ts';
export * from './people/places.ts';
export * from './planner/ai-agreement.ts';
export * from './planner/ai-probe.ts';
export * from './planner/provider-draft.ts';
export * from './planner/provider-import.ts';
export * from './planner/provider-words.ts';
export * from './plans/add-up.ts';
export * from './plans/board.ts';
export * from './plans/coverage-words.ts';
export * from './plans/coverage.ts';
export * from './plans/due-date.ts';
export * from './plans/attachment.ts';
export * from './plans/expense.ts';
export * from './plans/follow-move.ts';
export * from './plans/money.ts';
export * from './plans/plan-requests.ts';
export * from './plans/plan-search.ts';
export * from './plans/plan-words.ts';
export * from './plans/plan.ts';
export * from './plans/preference.ts';
export * from './plans/rate.ts';
export * from './plans/task.ts';
export * from './search/search-response.ts';
export * from './subscription/subscription.ts';
