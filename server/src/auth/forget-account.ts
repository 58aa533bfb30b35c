import type { Account } from '@almanaque/api';
import type { Database } from '../db/database.ts';
import { renameAgreed } from '../settings/ai-agreement.ts';
import { SIGN_IN } from './sign-in-limit.ts';

/** Names in the audit log and the settings by which an account can be told from another, and nobody be recognised. */
const neutralName = (id: string): string =>
  `cuenta-eliminada-${id
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 8)
    .toLowerCase()}`;

/** As they were recorded before they were forgotten. */
const PERSONAL = ['name', 'email'];

function withoutPerson(json: string | null): string | null {
  if (json === null) return null;
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null) return json;
  const kept = Object.entries(value).filter(([field]) => !PERSONAL.includes(field));
  return JSON.stringify(Object.fromEntries(kept));
}

/**
 * Takes a deleted account's name and address out of the audit log and of what was agreed about the AI
 * (Ley 25.326, article 16): what was done, when, and that one same account did it stays on record; who
 * that was does not.
 */
export async function forgetAccount(
  connection: Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const name = neutralName(id);
  await renameAgreed(connection, email, name);
  await connection
    .updateTable('audit_log')
    .set({ actor_email: name })
    .where((eb) => eb.or([eb('actor_id', '=', id), eb('actor_email', '=', email)]))
    .execute();
  await connection
    .updateTable('audit_log')
    .set({ entity_id: name })
    .where('entity', '=', SIGN_IN.entity)
    .where('entity_id', '=', email)
    .execute();
  const own = await connection
    .selectFrom('audit_log')
    .select(['id', 'before', 'after'])
    .where('entity', '=', 'account')
    .where('entity_id', '=', id)
    .execute();
  for (const { id: entry, before, after } of own) {
    await connection
      .updateTable('audit_log')
      .set({ before: withoutPerson(before), after: withoutPerson(after), search_text: '' })
      .where('id', '=', entry)
      .execute();
  }
}
