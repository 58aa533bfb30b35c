import { StartError } from '../config/start-error.ts';

const ASKS_FOR_HELP = new Set(['--help', '-h', '--ayuda']);

/**
 * Runs a command that a person typed and shows what it resolves to, or `help` when asked for it. What
 * the person can mend is one sentence on stderr and exit code 1.
 */
export async function runCommand(
  help: string,
  main: (argument: string | undefined) => string | Promise<string>,
): Promise<void> {
  const [argument] = process.argv.slice(2);
  try {
    const said = ASKS_FOR_HELP.has(argument ?? '') ? help : await main(argument);
    process.stdout.write(`${said}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
