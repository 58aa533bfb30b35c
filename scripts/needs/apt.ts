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

const add = (packages: readonly string[]) =>
  apt('install', '-y', '--no-install-recommends', ...packages);

/**
 * Installs those of `packages` that are missing; one that this system does not have takes no other with
 * it. Resolves to what went wrong, if anything did.
 */
export async function install(packages: readonly string[]): Promise<string | null> {
  const update = await apt('update');
  if ((await add(packages)).ok) return null;
  const problems: string[] = [];
  for (const each of packages) {
    const { ok, output } = await add([each]);
    if (!ok) problems.push(output);
  }
  return problems.length === 0 ? null : [update.output, ...problems].join('\n').trim();
}
