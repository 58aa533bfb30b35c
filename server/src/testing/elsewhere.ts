import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a module's text in a process of its own, as a second server would; `argument` reaches it as
 * JSON in `process.argv[1]`. Resolves to the exit code.
 */
export async function runElsewhere(module: string, argument: unknown): Promise<number | null> {
  const options = ['--input-type=module', '--eval', module, JSON.stringify(argument)];
  const child = spawn(process.execPath, options, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
