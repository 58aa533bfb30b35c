import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { declarationSchema, pointFacts } from '@almanaque/shared-contracts/contributions';
import { exposedModules } from '../exposed-modules.ts';
import { besides } from '../besides.ts';
import { declarationFile, federatedConfig, readDeclaration } from '../remote-config.ts';
import { PartError } from './part-error.ts';

interface PartOptions {
  /** Its folder. */
  readonly root: string;
  readonly development: boolean;
  /** Where it listens while it is developed. */
  readonly port: number;
}

const pageOf = (title: string): string => `<!doctype html>
<html lang="es-AR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} · Almanaque</title>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** A script that shows the modules at these places on the part's own page. */
function pageScript(places: readonly string[], development: boolean): string {
  const shows = besides(development ? 'part/with-fake-host' : 'part/alone');
  const loads = places.map((place) => `() => import(${JSON.stringify(place)})`);
  const code = `import { show } from ${JSON.stringify(shows)};\nvoid show([${loads.join(', ')}]);`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/**
 * The name in a part's `package.json`, which is its name everywhere.
 * @throws {PartError}
 */
export function partName(root: string): string {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly name?: unknown;
  };
  const own = typeof name === 'string' ? name.replace(/^@almanaque\//, '') : '';
  if (/^mf-[a-z][a-z-]*$/.test(own)) return own;
  throw new PartError(`«${String(name)}» no es el nombre de una parte, como «mf-encuestas».`);
}

/**
 * How a part of another team is built, which has no configuration of its own: its name is that of its
 * `package.json`, and each module that `src/contributions.ts` refers to is the file of that name.
 * @throws {PartError}
 */
export async function partConfig({ root, development, port }: PartOptions): Promise<Configuration> {
  const name = partName(root);
  const file = declarationFile(root);
  const declared = await readDeclaration(file).catch((error: unknown) => {
    throw new PartError(`${file} no se puede leer: ${String(error)}`);
  });
  // What is wrong of it is told by the build, which reads it again.
  const contributions = declarationSchema.safeParse(declared).data?.contributions ?? [];
  const exposes = exposedModules(root, declared);
  for (const { module } of contributions) {
    if (module in exposes) continue;
    throw new PartError(`${module} no está: falta ${path.join(root, 'src', module)}.tsx.`);
  }
  /** What is asked and not drawn has no place on a page. */
  const drawn = contributions.flatMap(({ module, point }) =>
    pointFacts(point).isAsked ? [] : (exposes[module] ?? []),
  );
  return federatedConfig({
    root,
    name,
    development,
    port,
    modules: path.join(root, 'node_modules'),
    exposes,
    alone: pageScript([...new Set(drawn)], development),
    page: { templateContent: pageOf(contributions[0]?.title ?? name) },
  });
}
