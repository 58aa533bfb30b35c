import { execFileSync } from 'node:child_process';
import { StartError } from '../../server/src/config/start-error.ts';
import { inHouse, tool } from '../../scripts/lib/house.ts';

const FOLDER = inHouse('bench/contestants');

/**
 * Brings the other calendars, which nobody but this bench needs, and checks the types of what is
 * written against them: `npm run types` cannot, for they are not there.
 * @throws {StartError} when they cannot be had, or a type is wrong.
 */
export function installContestants(): void {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm === undefined || node === undefined) {
    throw new StartError("Las mediciones se corren con 'npm run bench'.");
  }
  execFileSync(node, [npm, 'ci'], { cwd: FOLDER, stdio: 'inherit' });
  execFileSync(process.execPath, [tool('typescript/bin/tsc'), '-p', FOLDER], { stdio: 'inherit' });
}
