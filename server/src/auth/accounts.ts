import type { Account, AccountChange, NewAccount } from '@almanaque/api';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { accountStore, type AccountStore } from './account-store.ts';
import { forgetAccount } from './forget-account.ts';
import type { Library } from './library.ts';
import { requireGoodPassword } from './password/rules.ts';

/** Where accounts are. */
export interface AccountPlace {
  readonly database: Database;
  readonly library: Library;
}

export interface AccountsOptions extends AccountPlace {
  /** Its name is no password. */
  readonly company: () => Promise<string>;
}

export const hashPassword = async (library: Library, password: string): Promise<string> =>
  (await (await library.loaded()).$context).password.hash(password);

const notFound = () =>
  new ApiError(
    404,
    'account_not_found',
    'Esa cuenta ya no está: puede que alguien la haya borrado.',
  );

/** @throws {ApiError} 404 */
export async function existing(store: AccountStore, id: string): Promise<Account> {
  const account = await store.find(id);
  if (account === null) throw notFound();
  return account;
}

/** What nobody may do to the account they act by. @throws {ApiError} 409, with `message`. */
function refuseOwnAccount(actor: Actor, id: string, message: string): void {
  if (actor.id === id) throw new ApiError(409, 'own_account', message);
}

/** @throws {ApiError} 409, which takes the whole transaction back. */
async function keepAnAdministrator(store: AccountStore): Promise<void> {
  if ((await store.activeAdministrators()) > 0) return;
  throw new ApiError(
    409,
    'last_administrator',
    'Es la última cuenta de administrador activa: antes dale ese rol a otra persona.',
  );
}

export async function createAccount(
  { database, library, company }: AccountsOptions,
  actor: Actor,
  { password, ...wanted }: NewAccount,
): Promise<Account> {
  await requireGoodPassword(password, { ...wanted, company: await company() });
  const hash = await hashPassword(library, password);
  return exclusively(database, async (connection) => {
    const store = await accountStore(library, connection);
    if ((await store.findByEmail(wanted.email)) !== null) {
      throw new ApiError(409, 'email_taken', 'Ya hay una cuenta con ese correo.', 'email');
    }
    const after = await store.create({ ...wanted, active: true, mustChangePassword: true }, hash);
    const { id: entityId } = after;
    await recordAudit(connection, {
      actor,
      action: 'account.created',
      entity: 'account',
      entityId,
      after,
    });
    return after;
  });
}

/** A new password, or being switched off, ends the account's sessions; a role counts at once. */
export async function changeAccount(
  { database, library, company }: AccountsOptions,
  actor: Actor,
  id: string,
  { password, ...values }: AccountChange,
): Promise<Account> {
  const hash = password === undefined ? null : await hashPassword(library, password);
  const companyName = await company();
  return exclusively(database, async (connection) => {
    const store = await accountStore(library, connection);
    const before = await existing(store, id);
    if (password !== undefined)
      await requireGoodPassword(password, { ...before, company: companyName });
    await store.update(id, { ...values, ...(hash !== null && { mustChangePassword: true }) });
    if (hash !== null) await store.setPassword(id, hash);
    if (hash !== null || values.active === false) await store.endSessions(id);
    await keepAnAdministrator(store);
    const after = await existing(store, id);
    await recordAudit(connection, {
      actor,
      action: hash === null ? 'account.changed' : 'account.password-given',
      entity: 'account',
      entityId: id,
      before,
      after,
    });
    return after;
  });
}

/**
 * Deletes an account for good: its sessions end at once, and the audit log keeps what it did under
 * a neutral name. @throws {ApiError} 409 for one's own account and for the last administrator's.
 */
export async function removeAccount(
  { database, library }: AccountsOptions,
  actor: Actor,
  id: string,
): Promise<void> {
  refuseOwnAccount(
    actor,
    id,
    'Es tu propia cuenta: pedile a otra persona que administre Almanaque que la borre.',
  );
  await exclusively(database, async (connection) => {
    const store = await accountStore(library, connection);
    const account = await existing(store, id);
    await store.remove(id);
    await keepAnAdministrator(store);
    await recordAudit(connection, {
      actor,
      action: 'account.removed',
      entity: 'account',
      entityId: id,
      before: { role: account.role, active: account.active },
    });
    await forgetAccount(connection, account);
  });
}

/**
 * For whoever lost the telephone and the recovery codes: the password is enough again, until they set up
 * another. Ends the account's sessions. @throws {ApiError} 409 for one's own account.
 */
export async function resetSecondFactor(
  { database, library }: AccountPlace,
  actor: Actor,
  id: string,
): Promise<void> {
  refuseOwnAccount(
    actor,
    id,
    'Es tu propia cuenta: desactivá la verificación en dos pasos desde Seguridad.',
  );
  await exclusively(database, async (connection) => {
    const store = await accountStore(library, connection);
    const before = await existing(store, id);
    await store.removeSecondFactor(id);
    await store.endSessions(id);
    await recordAudit(connection, {
      actor,
      action: 'account.second-factor-reset',
      entity: 'account',
      entityId: id,
      before,
      after: await existing(store, id),
    });
  });
}
