import { join } from 'node:path';
import type { Registry } from '@almanaque/shared-contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { parseRegistryText } from '../config/registry-text.ts';
import { watchedFile } from './watched-file.ts';

const namesIn = ({ remotes, refused }: Registry): readonly string[] =>
  [...remotes, ...refused].flatMap(({ name }) => name ?? []);

/**
 * Tells the log of the parts that this release comes with and an installation's own registry has no line
 * for: once for as long as that is so. Nothing else says that their pages are missed since an upgrade.
 * @param shellDir the shell's files, among them the registry that the release comes with.
 */
export function tellUnlisted(
  shellDir: string,
  log: FastifyBaseLogger,
): (registry: Registry) => Promise<void> {
  const readShipped = watchedFile(join(shellDir, 'remotes.json'), parseRegistryText);
  let told = '';
  return async (registry) => {
    const shipped = await readShipped();
    const listed = namesIn(registry);
    const parts = namesIn(shipped?.registry ?? registry).filter((name) => !listed.includes(name));
    if (parts.join() !== told && parts.length > 0) {
      log.warn(
        { parts },
        'the registry has no line for parts of this release: what they bring is not on the page',
      );
    }
    told = parts.join();
  };
}
