import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How many failures stop the next attempt. ASVS 2.2.1 allows 100 an hour on one account: 60 of all
 * unknown senders together, and 40 (10 in a quarter of an hour) of a device that signed in before.
 */
export const MOST = {
  /** Of one sender on one account. */
  pair: { failures: 10, windowMs: 15 * MINUTE_MS },
  /** All unknown senders together on one account, as when a botnet attacks one person. */
  account: { failures: 60, windowMs: HOUR_MS },
  /** One unknown sender on all accounts together, as when one password is tried on everybody. */
  sender: { failures: 60, windowMs: HOUR_MS },
} as const;
type Most = (typeof MOST)[keyof typeof MOST];

/** Who tries: a device on which this account signed in before, or a client nobody knows. */
export interface Sender {
  readonly name: string;
  readonly known: boolean;
}

export interface SignInFailures {
  /** The seconds until this sender may try this account; null: at once. */
  wait(sender: Sender, account: string): Promise<number | null>;
  record(sender: Sender, account: string): Promise<void>;
}

/** In the database, so that several processes count together; none is kept longer than it counts. */
export function signInFailures(
  database: Database,
  secret: string,
  now: () => number,
): SignInFailures {
  // An address book of who tried whom is nothing to keep: names are told apart, and not read.
  const hashed = (kind: string, name: string): string =>
    createHmac('sha256', secret).update(`sign-in ${kind}\n${name}`).digest('base64url');
  const accountOf = (account: string) => hashed('account', account);
  const senderOf = ({ name }: Sender) => hashed('sender', name);
  const at = (ms: number): string => new Date(ms).toISOString();

  const failures = ({ windowMs }: Most) =>
    database
      .selectFrom('sign_in_failures')
      .select('at')
      .where('at', '>', at(now() - windowMs))
      // A clock set back must not keep anybody out until it comes to where it was.
      .where('at', '<=', at(now() + MINUTE_MS))
      .orderBy('at', 'desc');

  async function left(query: ReturnType<typeof failures>, most: Most): Promise<number | null> {
    const oldest = await query
      .offset(most.failures - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return null;
    return Math.max(1, Math.ceil((Date.parse(oldest.at) + most.windowMs - now()) / 1000));
  }

  return {
    async wait(sender, account) {
      const ofPair = failures(MOST.pair)
        .where('account', '=', accountOf(account))
        .where('sender', '=', senderOf(sender));
      const wait = await left(ofPair, MOST.pair);
      if (wait !== null || sender.known) return wait;
      const onAccount = failures(MOST.account)
        .where('account', '=', accountOf(account))
        .where('known', '=', 0);
      const ofSender = failures(MOST.sender).where('sender', '=', senderOf(sender));
      return (await left(onAccount, MOST.account)) ?? (await left(ofSender, MOST.sender));
    },
    async record(sender, account) {
      await database
        .deleteFrom('sign_in_failures')
        .where((eb) =>
          eb.or([eb('at', '<=', at(now() - HOUR_MS)), eb('at', '>', at(now() + MINUTE_MS))]),
        )
        .execute();
      await database
        .insertInto('sign_in_failures')
        .values({
          id: randomUUID(),
          at: at(now()),
          account: accountOf(account),
          sender: senderOf(sender),
          known: sender.known ? 1 : 0,
        })
        .execute();
    },
  };
}
