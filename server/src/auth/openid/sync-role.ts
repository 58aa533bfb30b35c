import type { Role } from '@almanaque/shared-contracts/schemas';
import { NOBODY, recordAudit } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';
import { accountStore } from '../account-store.ts';
import type { Library } from '../library.ts';

/**
 * Gives an account the role its identity provider says, at each sign-in. The last active
 * administrator stays one, lest nobody could administer the installation.
 */
export async function syncRole(
  library: Pick<Library, 'options'>,
  database: Database,
  id: string,
  role: Role,
): Promise<void> {
  await exclusively(database, async (connection) => {
    const store = await accountStore(library, connection);
    const before = await store.find(id);
    if (before === null || before.role === role) return;
    const isLast =
      before.active &&
      before.role === 'administrador' &&
      (await store.activeAdministrators()) === 1;
    if (isLast) return;
    await store.update(id, { role });
    await recordAudit(connection, {
      actor: NOBODY,
      action: 'account.changed',
      entity: 'account',
      entityId: id,
      before,
      after: { ...before, role },
    });
  });
}
