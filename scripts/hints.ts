import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEFAULT_TIME_ZONE } from '@almanaque/shared-contracts/schemas';
import { StartError } from '../server/src/config/start-error.ts';
import { parseRegistryText } from '../server/src/config/registry-text.ts';
import { refusalOf } from '../server/src/page/remarks.ts';
import { staticDocument, staticHints } from '../server/src/page/static-document.ts';
import { inHouse } from '../tools/house.ts';
import { command } from '../tools/say.ts';

const HELP = `Escribe en el documento de la página lo que el navegador va a pedir primero, para cuando la sirve un
servidor de archivos y no el de Almanaque. Se puede correr las veces que haga falta.

npm run hints -- [opciones]
  --registry   registro de las partes, archivo o dirección (shell/dist/remotes.json)
  --document   documento de la página (shell/dist/index.html)
  --site       dirección de la página, para leer las partes que están en ella
  --time-zone  zona horaria de la empresa (${DEFAULT_TIME_ZONE})`;

const OPTIONS = {
  registry: { type: 'string', default: inHouse('shell/dist/remotes.json') },
  document: { type: 'string', default: inHouse('shell/dist/index.html') },
  site: { type: 'string' },
  'time-zone': { type: 'string', default: DEFAULT_TIME_ZONE },
  help: { type: 'boolean', default: false },
} as const;

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : ''}\n\n${HELP}`);
  }
}

/** Relative to where npm was called. */
const fileOf = (name: string): string => path.resolve(process.env['INIT_CWD'] ?? '', name);

async function read(place: string): Promise<string> {
  try {
    if (!/^https?:/.test(place)) return readFileSync(fileOf(place), 'utf8');
    const answer = await fetch(place, { signal: AbortSignal.timeout(10_000) });
    if (answer.ok) return await answer.text();
  } catch {
    // Said below.
  }
  throw new StartError(`No se pudo leer ${place}.`);
}

function parseRegistry(text: string, place: string) {
  try {
    return parseRegistryText(text).registry;
  } catch (error) {
    throw new StartError(`${place} no es un registro de partes.`, error);
  }
}

/** With the copies that were compressed when it was built, or they would be served in its place. */
function write(file: string, text: string): void {
  writeFileSync(file, text);
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text));
}

await command(async () => {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const { site = '', document } = options;
  if (site !== '' && !URL.canParse(site)) throw new StartError(`${site} no es una dirección.`);
  const page = {
    registry: parseRegistry(await read(options.registry), options.registry),
    site: site === '' ? null : new URL(site),
    timeZone: options['time-zone'],
  };
  const built = await read(document);
  const known = await staticHints(page);
  const { hints, unread } = known;
  const { text, policy } = staticDocument(built, page, known);
  const file = fileOf(document);
  write(file, text);
  writeFileSync(
    path.join(path.dirname(file), 'content-policy.conf'),
    `add_header Content-Security-Policy "${policy}" always;\n`,
  );

  console.log(`${document}: ${hints.scripts.length} archivos anunciados.`);
  console.log(`Content-Security-Policy: ${policy}`);
  for (const line of page.registry.refused) {
    console.error(`Parte ${line.index + 1} (${line.name ?? 'sin nombre'}): ${refusalOf(line)}.`);
  }
  for (const name of unread) {
    console.error(
      `No se pudo leer el manifiesto de ${name}: sus archivos no se anuncian, y la página los pide igual.`,
    );
  }
  return unread.length + page.registry.refused.length > 0 ? 1 : 0;
});
