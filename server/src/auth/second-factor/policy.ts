import type { Role } from '@almanaque/shared-contracts/schemas';
import { recordAudit, type Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';
import { readSetting, writeSetting } from '../../settings/settings.ts';

const SETTING = 'second_factor_required';

/** Whether administrators have to have a second factor here. */
export const isRequired = async (database: Database): Promise<boolean> =>
  (await readSetting(database, SETTING)) === true;

export async function setRequired(
  database: Database,
  actor: Actor,
  required: boolean,
): Promise<void> {
  await exclusively(database, async (connection) => {
    if ((await isRequired(connection)) === required) return;
    await writeSetting(connection, SETTING, required);
    await recordAudit(connection, {
      actor,
      action: required ? 'account.second-factor-required' : 'account.second-factor-optional',
      entity: 'account',
      entityId: null,
    });
  });
}

/** One that signs in with the company's door alone has none. */
export async function hasPassword(database: Database, userId: string): Promise<boolean> {
  const method = await database
    .selectFrom('sign_in_methods')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return method !== undefined;
}

interface Owner {
  readonly id: string;
  readonly role: Role;
  readonly secondFactor: boolean;
}

/** Whether the account must set one up before it goes on. */
export const mustSetUp = async (
  database: Database,
  { id, role, secondFactor }: Owner,
): Promise<boolean> =>
  role === 'administrador' &&
  !secondFactor &&
  (await isRequired(database)) &&
  (await hasPassword(database, id));
