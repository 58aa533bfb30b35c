import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './answers.ts';

const OURS = ['api', 'build', 'remote-loader', 'shared-contracts', 'ui'] as const;

/** Where the archives go in the part, so that it is whole by itself. */
const FOLDER = 'paquetes';

/**
 * What the part's `package.json` asks for of ours: until they are published, archives that are copied
 * into the part. All are named, so that none is looked for in the registry.
 * @param from folder of the archives that `npm run packages` writes.
 */
export function bringPackages(from: string, part: string): Readonly<Record<string, string>> {
  const files = readdirSync(from);
  mkdirSync(path.join(part, FOLDER), { recursive: true });
  return Object.fromEntries(
    OURS.map((name) => {
      const file = files.find((one) => one.startsWith(`almanaque-${name}-`));
      if (file === undefined)
        throw new Refusal(`En ${from} no está el paquete @almanaque/${name}.`);
      copyFileSync(path.join(from, file), path.join(part, FOLDER, file));
      return [`@almanaque/${name}`, `file:./${FOLDER}/${file}`];
    }),
  );
}
