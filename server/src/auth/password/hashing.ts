import { availableParallelism } from 'node:os';
import type { BetterAuthOptions } from 'better-auth';
import { atMost } from '../../threads/at-most.ts';

/** How passwords are kept. */
export type Passwords = Required<
  NonNullable<NonNullable<BetterAuthOptions['emailAndPassword']>['password']>
>;

/** Node has four threads for slow work; one of them stays free for compressing and for reading files. */
const MOST = 3;

/** One processor is left for everybody else, where there is more than one. */
const inTurn = atMost(Math.min(Math.max(availableParallelism() - 1, 1), MOST));

const library = () => import('@better-auth/utils/password');

/**
 * The account library's own scrypt, which takes its time on purpose: in turns, since a handful of
 * sign-ins at once would take every thread and every processor, and whoever reads would wait.
 */
export const scryptInTurn: Passwords = {
  async hash(password) {
    const { hashPassword } = await library();
    return inTurn(() => hashPassword(password));
  },
  async verify({ hash, password }) {
    const { verifyPassword } = await library();
    return inTurn(() => verifyPassword(hash, password));
  },
};
