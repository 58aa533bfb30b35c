import { pageSingleton } from '../page-singleton.ts';

/** Whose session the page shows, by the account's `id`, as the host says; undefined: nobody's, or nobody says. */
export const sessionOwner = (): { id?: string | undefined } =>
  pageSingleton('session-owner.v1', () => ({}));
