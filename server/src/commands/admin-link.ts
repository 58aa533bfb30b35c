import type { Account } from '@almanaque/api';
import { LINK_COMMAND } from '../config/commands.ts';
import { readConfig, type Config } from '../config/config.ts';
import { linkLines, reachedAt } from '../config/reached-at.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { createLogger } from '../http/logger.ts';
import { accountStore } from '../auth/account-store.ts';
import { openLibrary } from '../auth/library.ts';
import { issueRecovery } from '../auth/recovery.ts';
import { generatedSecret } from '../auth/secret.ts';

const HELP = `Da un enlace de un solo uso, válido por una hora, con el que quien administra Almanaque
elige una contraseña nueva, también si perdió el teléfono y los códigos de recuperación: la
verificación en dos pasos y las llaves de acceso de la cuenta se quitan y se activan de nuevo al entrar.
Cierra sus sesiones abiertas y queda en el registro de cambios.

  ${LINK_COMMAND}                           si hay una sola cuenta de administrador
  ${LINK_COMMAND} ana@empresa.com.ar        si hay varias

Hay que correrlo donde corre Almanaque, con su misma configuración (DATA_DIR o DATABASE_URL).`;

const listed = (accounts: readonly Account[]): string =>
  accounts.map(({ name, email }) => `  ${email}  (${name})`).join('\n');

function chosen(accounts: readonly Account[], email: string | undefined): Account {
  const named = accounts.find((account) => account.email === email?.toLowerCase());
  const [only] = accounts;
  if (named !== undefined) return named;
  if (only === undefined) {
    throw new StartError(
      'Todavía no hay cuentas de administrador: iniciá Almanaque y abrí el enlace que muestra la terminal.',
    );
  }
  if (email === undefined && accounts.length === 1) return only;
  const why =
    email === undefined
      ? 'Hay varias cuentas de administrador: elegí una'
      : `${email} no es de una cuenta de administrador: elegí una de estas`;
  throw new StartError(`${why}, con ${LINK_COMMAND} CORREO\n${listed(accounts)}`);
}

async function administrators(database: Database, config: Config): Promise<Account[]> {
  const library = openLibrary({
    database,
    secret: config.authSecret ?? (await generatedSecret(database)),
    publicUrl: reachedAt(config, config.port).here,
    sessions: config.sessions,
    log: createLogger('silent'),
  });
  const accounts = await (await accountStore(library, database)).all();
  return accounts.filter(({ role }) => role === 'administrador');
}

async function link(database: Database, config: Config, email: string | undefined) {
  const account = chosen(await administrators(database, config), email);
  const token = await issueRecovery(database, account);
  return (
    `Enlace para ${account.name} (${account.email}), válido por una hora y una sola vez. ` +
    `No lo compartas: quien lo abre administra Almanaque.\n` +
    linkLines(reachedAt(config, config.port), `/?acceso=${token}`)
  );
}

/** `npm run admin:link` */
await runCommand(HELP, async (email) => {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    return await link(database, config, email);
  } finally {
    await database.destroy();
  }
});
