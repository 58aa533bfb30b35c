import { execFileSync } from 'node:child_process';
import { StartError } from '../server/src/config/start-error.ts';

/**
 * Installs what `folder`'s own lock file names, for the one command that needs it: `npm ci` of the house
 * leaves it out.
 * @throws {StartError} outside of an `npm run …`, whose npm is used.
 */
export function installApart(folder: string): void {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm === undefined || node === undefined) {
    throw new StartError(
      "Esto se corre con 'npm run …', que es quien sabe instalar lo que hace falta.",
    );
  }
  execFileSync(node, [npm, 'ci', '--include=dev'], { cwd: folder, stdio: 'inherit' });
}
