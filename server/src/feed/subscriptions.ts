import { randomUUID } from 'node:crypto';
import { type Account, type NewSubscription, type Subscription } from '@almanaque/api';
import { calendarFilterSchema, type CalendarFilter } from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { accountStore } from '../auth/account-store.ts';
import type { Library } from '../auth/library.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import type { Tables } from '../db/tables.ts';
import { hashOf, isToken, newToken } from './token.ts';

type Row = Selectable<Tables['calendar_subscriptions']>;

export const MAX_SUBSCRIPTIONS = 50;
const HOUR_MS = 3_600_000;

export interface OpenSubscription {
  readonly id: string;
  readonly name: string;
  readonly filter: CalendarFilter;
  readonly owner: Actor;
}

const filterOf = (row: Row): CalendarFilter => calendarFilterSchema.parse(JSON.parse(row.filter));

const view = (row: Row, owner: Account | undefined, reader: Actor): Subscription => ({
  id: row.id,
  name: row.name,
  filter: { ...filterOf(row), types: filterOf(row).types?.slice() ?? null },
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  owner: { name: owner?.name ?? '', email: owner?.email ?? '', isMe: row.owner_id === reader.id },
});

interface SubscriptionsOptions {
  readonly database: Database;
  readonly library: Library;
  readonly now?: () => number;
}

const gone = (): ApiError =>
  new ApiError(404, 'not_found', 'Esa suscripción ya no está: alguien la revocó.');

const full = (): ApiError =>
  new ApiError(
    409,
    'too_many_subscriptions',
    `Ya tenés ${MAX_SUBSCRIPTIONS} suscripciones: revocá alguna que no se use y probá de nuevo.`,
  );

/** Calendars that other programs read, each at an address only its maker was told. */
export const subscriptions = ({ database, library, now = Date.now }: SubscriptionsOptions) => ({
  /** One's own; everybody's for an administrator. The newest first. */
  async list(reader: Actor): Promise<Subscription[]> {
    let query = database.selectFrom('calendar_subscriptions').selectAll();
    if (reader.role !== 'administrador') query = query.where('owner_id', '=', reader.id);
    const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute();
    const accounts = await (await accountStore(library, database)).all();
    const owners = new Map(accounts.map((account) => [account.id, account]));
    return rows.map((row) => view(row, owners.get(row.owner_id), reader));
  },

  /** @throws {ApiError} 409 when the person has as many as one may have. */
  async create(owner: Actor & { readonly id: string }, wanted: NewSubscription) {
    const token = newToken();
    const row = await exclusively(database, async (db) => {
      const { count } = await db
        .selectFrom('calendar_subscriptions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', owner.id)
        .executeTakeFirstOrThrow();
      if (count >= MAX_SUBSCRIPTIONS) throw full();
      const made = await db
        .insertInto('calendar_subscriptions')
        .values({
          id: randomUUID(),
          owner_id: owner.id,
          name: wanted.name,
          filter: JSON.stringify(wanted.filter),
          token_hash: hashOf(token),
          created_at: new Date(now()).toISOString(),
          last_used_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(db, {
        actor: owner,
        action: 'subscription.created',
        entity: 'subscription',
        entityId: made.id,
        after: wanted,
      });
      return made;
    });
    const account = await (await accountStore(library, database)).find(owner.id);
    return { token, subscription: view(row, account ?? undefined, owner) };
  },

  /** From here on its address answers 404. @throws {ApiError} 404 for what is not there, or not one's own. */
  async revoke(actor: Actor, id: string): Promise<void> {
    await exclusively(database, async (db) => {
      let query = db.deleteFrom('calendar_subscriptions').where('id', '=', id);
      if (actor.role !== 'administrador') query = query.where('owner_id', '=', actor.id);
      const row = await query.returningAll().executeTakeFirst();
      if (row === undefined) throw gone();
      await recordAudit(db, {
        actor,
        action: 'subscription.revoked',
        entity: 'subscription',
        entityId: id,
        before: { name: row.name, filter: filterOf(row), ownerId: row.owner_id },
      });
    });
  },

  /** What stands at that address; null: nothing, or its owner's account was switched off. */
  async open(token: string): Promise<OpenSubscription | null> {
    if (!isToken(token)) return null;
    const row = await database
      .selectFrom('calendar_subscriptions')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row === undefined) return null;
    const owner = await (await accountStore(library, database)).find(row.owner_id);
    if (owner?.active !== true) return null;
    const hourAgo = new Date(now() - HOUR_MS).toISOString();
    if (row.last_used_at === null || row.last_used_at < hourAgo) {
      await database
        .updateTable('calendar_subscriptions')
        .set({ last_used_at: new Date(now()).toISOString() })
        .where('id', '=', row.id)
        .execute();
    }
    const { id, email, role } = owner;
    return { id: row.id, name: row.name, filter: filterOf(row), owner: { id, email, role } };
  },
});
