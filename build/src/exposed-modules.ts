import { existsSync } from 'node:fs';
import path from 'node:path';
import { declarationSchema } from '@almanaque/shared-contracts/contributions';
import type { Exposes } from './contributions.ts';

const ENDINGS = ['.ts', '.tsx'] as const;

/**
 * What the container of the part in `root` has: each module that its declaration refers to is the file of
 * that name in `src`. One that is not there, and a declaration that is wrong, are told of by the build.
 */
export function exposedModules(root: string, declared: unknown): Exposes {
  const { data } = declarationSchema.safeParse(declared);
  const modules = data?.contributions.map(({ module }) => module) ?? [];
  return Object.fromEntries(
    modules.flatMap((module) => {
      const place = path.join(root, 'src', module);
      const file = ENDINGS.map((ending) => place + ending).find((one) => existsSync(one));
      return file === undefined ? [] : [[module, file] as const];
    }),
  );
}
