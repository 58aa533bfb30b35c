import { accountSchema, type Account } from '@almanaque/api';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import type { Library } from './library.ts';

const rowSchema = z.looseObject({
  firstPasswordUntil: z.date().nullish(),
  twoFactorEnabled: z.boolean().nullish(),
});

function toAccount(row: unknown): Account {
  const { firstPasswordUntil, twoFactorEnabled, ...account } = rowSchema.parse(row);
  return accountSchema.parse({
    ...account,
    firstPasswordUntil: firstPasswordUntil?.toISOString() ?? null,
    secondFactor: twoFactorEnabled === true,
  });
}

/** A password that somebody else knows is good for so long. */
const FIRST_PASSWORD_MS = 7 * 24 * 60 * 60 * 1000;

const untilOf = (mustChangePassword: boolean) => ({
  firstPasswordUntil: mustChangePassword ? new Date(Date.now() + FIRST_PASSWORD_MS) : null,
});

const CREDENTIAL = 'credential';
/** Bounds the list; no company has so many who may write. */
const MAX_ACCOUNTS = 1000;

/** Bounds the list of one account's sessions; the oldest of so many have ended long before. */
const MAX_SESSIONS = 200;

const keptSessionSchema = z.object({
  id: z.string(),
  /** In words: see `deviceWords`. */
  userAgent: z.string().nullish(),
  createdAt: z.date(),
  updatedAt: z.date(),
  expiresAt: z.date(),
});
export type KeptSession = z.infer<typeof keptSessionSchema>;

const byId = (id: string) => [{ field: 'id', value: id }];

/** What is undefined stays as it is. */
type Values = {
  readonly [Field in keyof Omit<Account, 'id' | 'email' | 'firstPasswordUntil' | 'secondFactor'>]?:
    | Account[Field]
    | undefined;
};

export interface AccountStore {
  find(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Sorted by name. */
  all(): Promise<Account[]>;
  activeAdministrators(): Promise<number>;
  /** A password that must be changed is good for seven days from now. */
  create(
    account: Omit<Account, 'id' | 'firstPasswordUntil' | 'secondFactor'>,
    passwordHash: string,
  ): Promise<Account>;
  update(id: string, values: Values): Promise<void>;
  /** For an account that has signed in by OpenID only, this adds the way of a password. */
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Ends every session of the account. */
  endSessions(id: string): Promise<void>;
  /** Its password is enough again, and its passkeys are forgotten. */
  removeSecondFactor(id: string): Promise<void>;
  /** All that are kept, the last used first. */
  sessions(id: string): Promise<KeptSession[]>;
  /** Whether the account had that session, which has ended now. */
  endSession(id: string, sessionId: string): Promise<boolean>;
  /** How many there were besides that one. */
  endOtherSessions(id: string, sessionId: string): Promise<number>;
  /** Sessions that ran out unused; the library itself removes only those that are asked for again. */
  forgetExpiredSessions(): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The library's own way to its tables, inside a transaction of ours. */
export async function accountStore(
  { options }: Pick<Library, 'options'>,
  connection: Database,
): Promise<AccountStore> {
  const [{ createLocalAccountIssuer }, { getAdapter }] = await Promise.all([
    import('better-auth/db'),
    import('better-auth/db/adapter'),
  ]);
  const database = { db: connection, type: engineOf(connection) };
  const adapter = await getAdapter({ ...options, database });

  const find = async (field: string, value: string) => {
    const row = await adapter.findOne({ model: 'user', where: [{ field, value }] });
    return row === null ? null : toAccount(row);
  };
  const addPassword = (id: string, password: string) =>
    adapter.create({
      model: 'account',
      data: {
        userId: id,
        accountId: id,
        providerId: CREDENTIAL,
        issuer: createLocalAccountIssuer(CREDENTIAL),
        password,
        createdAt: new Date(),
        updatedAt: new Date(),
      },
    });

  return {
    find: (id) => find('id', id),
    findByEmail: (email) => find('email', email),
    async all() {
      const rows = await adapter.findMany({ model: 'user', limit: MAX_ACCOUNTS });
      return rows.map(toAccount).sort((a, b) => a.name.localeCompare(b.name, 'es'));
    },
    activeAdministrators: () =>
      adapter.count({
        model: 'user',
        where: [
          { field: 'role', value: 'administrador' },
          { field: 'active', value: true },
        ],
      }),
    async create(account, passwordHash) {
      const times = { createdAt: new Date(), updatedAt: new Date() };
      // Whoever makes the account vouches for its address; it can then be linked to OpenID.
      const until = untilOf(account.mustChangePassword);
      const data = { ...account, ...until, ...times, emailVerified: true };
      const created = toAccount(await adapter.create({ model: 'user', data }));
      await addPassword(created.id, passwordHash);
      return created;
    },
    async update(id, values) {
      await adapter.update({
        model: 'user',
        where: byId(id),
        update: {
          ...values,
          ...(values.mustChangePassword !== undefined && untilOf(values.mustChangePassword)),
          updatedAt: new Date(),
        },
      });
    },
    async setPassword(id, passwordHash) {
      const where = [
        { field: 'userId', value: id },
        { field: 'providerId', value: CREDENTIAL },
      ];
      const update = { password: passwordHash, updatedAt: new Date() };
      const updated = await adapter.update({ model: 'account', where, update });
      if (updated === null) await addPassword(id, passwordHash);
    },
    async endSessions(id) {
      await connection.deleteFrom('sessions').where('user_id', '=', id).execute();
    },
    async removeSecondFactor(id) {
      for (const table of ['second_factors', 'used_codes', 'passkeys'] as const) {
        await connection.deleteFrom(table).where('user_id', '=', id).execute();
      }
      const update = { twoFactorEnabled: false, updatedAt: new Date() };
      await adapter.update({ model: 'user', where: byId(id), update });
    },
    async sessions(id) {
      const rows = await adapter.findMany({
        model: 'session',
        where: [{ field: 'userId', value: id }],
        sortBy: { field: 'updatedAt', direction: 'desc' },
        limit: MAX_SESSIONS,
      });
      return rows.map((row) => keptSessionSchema.parse(row));
    },
    async endSession(id, sessionId) {
      const { numDeletedRows } = await connection
        .deleteFrom('sessions')
        .where('user_id', '=', id)
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return numDeletedRows > 0;
    },
    async endOtherSessions(id, sessionId) {
      const { numDeletedRows } = await connection
        .deleteFrom('sessions')
        .where('user_id', '=', id)
        .where('id', '!=', sessionId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    async forgetExpiredSessions() {
      const where = [{ field: 'expiresAt', operator: 'lt' as const, value: new Date() }];
      await adapter.deleteMany({ model: 'session', where });
    },
    async remove(id) {
      await connection.deleteFrom('users').where('id', '=', id).execute();
    },
  };
}
