import { existsSync } from 'node:fs';
import { execute } from './execute.ts';

const hasApt = (): boolean => existsSync('/usr/bin/apt-get');
const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether packages of the system may be installed without asking for a password. */
export const mayInstall = (): boolean => hasApt() && isRoot();

/** The line that installs `packages` here; null where there is none known. */
export const installLine = (packages: readonly string[]): string | null =>
  hasApt() && packages.length > 0
    ? `${isRoot() ? '' : 'sudo '}apt-get install --no-install-recommends ${packages.join(' ')}`
    : null;

const apt = (...args: readonly string[]) =>
  execute('apt-get', ['-qq', ...args], { DEBIAN_FRONTEND: 'noninteractive' });

/** Installs those of `packages` that are missing. Resolves to what went wrong, if anything did. */
export async function install(packages: readonly string[]): Promise<string | null> {
  const update = await apt('update');
  const { ok, output } = await apt('install', '-y', '--no-install-recommends', ...packages);
  return ok ? null : `${update.output}\n${output}`.trim();
}
