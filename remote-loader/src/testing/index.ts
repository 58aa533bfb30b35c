export { tryEveryFault, type LoaderUser } from './faults.ts';
export type { Origin } from './origin.ts';
