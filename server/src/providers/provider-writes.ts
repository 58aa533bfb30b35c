import type { AuditAction, KeptProvider, ProviderChange, ProviderDraft } from '@almanaque/api';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { requireVersion } from '../http/stale-version.ts';
import { fold } from '../text/fold.ts';
import { newId } from './provider-id.ts';
import { columnsOf, findRow, toKept } from './provider-rows.ts';

/** Every reading of a recommendation sends them all. */
export const MAX_PROVIDERS = 1000;

/** @throws {ApiError} 400 when there is no room for `more`. */
export async function requireRoom(db: Database, more: number): Promise<void> {
  const { count } = await db
    .selectFrom('providers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count + more > MAX_PROVIDERS) {
    throw new ApiError(
      400,
      'too_many_providers',
      `El directorio admite hasta ${MAX_PROVIDERS} proveedores, también los retirados: cambiá alguno que no se use.`,
    );
  }
}

/** @throws {ApiError} 409 when another one of that name is at that address. */
async function refuseTwin(db: Database, { name, address }: ProviderDraft, id: string | null) {
  const rows = await db
    .selectFrom('providers')
    .select(['id', 'name', 'address', 'retired'])
    .where('name_key', '=', fold(name))
    .execute();
  const twin = rows.find((row) => row.id !== id && fold(row.address) === fold(address));
  if (twin === undefined) return;
  throw new ApiError(
    400,
    'already_there',
    twin.retired === 1
      ? `${twin.name} ya está en esa dirección, entre los retirados: volvé a usarlo.`
      : `${twin.name} ya está en el directorio con esa dirección.`,
    'name',
  );
}

const actionOf = ({ draft, retired }: ProviderChange): AuditAction => {
  if (draft !== undefined || retired === undefined) return 'provider.changed';
  return retired ? 'provider.retired' : 'provider.restored';
};

/** The writes of the directory; each happens with its record, or not at all. */
export const providerWrites = (db: Database) => ({
  /** @throws {ApiError} 400, naming the field. */
  add: (actor: Actor, draft: ProviderDraft): Promise<KeptProvider> =>
    exclusively(db, async (connection) => {
      await requireRoom(connection, 1);
      await refuseTwin(connection, draft, null);
      const id = await newId(connection, draft.name);
      const row = await connection
        .insertInto('providers')
        .values({ ...columnsOf(draft), id, retired: 0, note: null, sources: null, version: 1 })
        .returningAll()
        .executeTakeFirstOrThrow();
      const after = toKept(row);
      const what = { action: 'provider.added', entity: 'provider', entityId: id } as const;
      await recordAudit(connection, { actor, ...what, after });
      return after;
    }),

  /** @throws {StaleVersionError} @throws {ApiError} 404, or 400 naming the field. */
  change: (actor: Actor, id: string, change: ProviderChange): Promise<KeptProvider> =>
    exclusively(db, async (connection) => {
      const row = await findRow(connection, id);
      const before = toKept(row);
      requireVersion(change.version, before);
      const { draft, retired } = change;
      if (draft !== undefined) await refuseTwin(connection, draft, id);
      const changed = await connection
        .updateTable('providers')
        .set({
          ...(draft !== undefined && columnsOf(draft)),
          ...(retired !== undefined && { retired: retired ? 1 : 0 }),
          version: row.version + 1,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const after = toKept(changed);
      const what = { action: actionOf(change), entity: 'provider', entityId: id } as const;
      await recordAudit(connection, { actor, ...what, before, after });
      return after;
    }),
});
