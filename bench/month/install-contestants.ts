import { execFileSync } from 'node:child_process';
import { inHouse, tool } from '../../tools/house.ts';
import { installApart } from '../../tools/install-apart.ts';

const FOLDER = inHouse('bench/contestants');

/**
 * Brings the other calendars, which nobody but this bench needs, and checks the types of what is
 * written against them: `npm run types` cannot, for they are not there.
 * @throws {StartError} when they cannot be had, or a type is wrong.
 */
export function installContestants(): void {
  installApart(FOLDER);
  execFileSync(process.execPath, [tool('typescript/bin/tsc'), '-p', FOLDER], { stdio: 'inherit' });
}
