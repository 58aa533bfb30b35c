import { StartError } from '../config/start-error.ts';

const ASKS_FOR_HELP = new Set(['--help', '-h', '--ayuda']);

/**
 * A name of several words comes as several where nobody put it in quotation marks, and the first would be
 * taken for it. What was typed is not repeated: it may be a password.
 */
function onlyOne(given: readonly string[]): string | undefined {
  if (given.length <= 1) return given[0];
  throw new StartError(
    `Después de la orden va una sola palabra y llegaron ${given.length}: no se hizo nada. Un nombre con espacios va entre comillas, como "copia de hoy.db".`,
  );
}

/**
 * Runs a command that a person typed and shows what it resolves to, or `help` when asked for it. What
 * the person can mend is one sentence on stderr and exit code 1.
 */
export async function runCommand(
  help: string,
  main: (argument: string | undefined) => string | Promise<string>,
): Promise<void> {
  const given = process.argv.slice(2);
  try {
    const said = given.some((one) => ASKS_FOR_HELP.has(one)) ? help : await main(onlyOne(given));
    process.stdout.write(`${said}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
