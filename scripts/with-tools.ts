import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import * as z from 'zod';
import { StartError } from '../server/src/config/start-error.ts';
import { HOUSE, inHouse } from '../tools/house.ts';
import { command } from '../tools/say.ts';

// Runs a script of this folder once the tools that only developing needs are there: `npm ci` leaves
// them out (`omit=dev` in .npmrc), for most who install Almanaque want to run it.

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

const packagesOf = (file: string) =>
  lockSchema.parse(JSON.parse(readFileSync(inHouse(file), 'utf8'))).packages;

/** What is installed, as npm writes it down. */
const INSTALLED = 'node_modules/.package-lock.json';

function areInstalled(): boolean {
  if (!existsSync(inHouse(INSTALLED))) return false;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([, { dev, optional }]) => dev && !optional)
    .every(([folder, { version }]) => installed[folder]?.version === version);
}

/** npm as it was called, on the Node it was called with. */
async function install(): Promise<void> {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm === undefined || node === undefined) {
    throw new StartError(
      "Faltan las herramientas de desarrollo: escribí 'npm install --include=dev'.",
    );
  }
  console.log('Instalando las herramientas de desarrollo, una sola vez: alrededor de un minuto…');
  const args = [npm, 'install', '--include=dev', '--no-save', '--silent'];
  const [code] = (await once(spawn(node, args, { cwd: HOUSE, stdio: 'inherit' }), 'exit')) as [
    number | null,
  ];
  if (code !== 0) {
    throw new StartError(
      'No se pudieron instalar las herramientas de desarrollo: mirá la conexión y probá de nuevo, ' +
        "o escribí 'npm install --include=dev' para ver qué falla.",
    );
  }
}

await command(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!areInstalled()) await install();
  const file = inHouse('scripts', `${String(script)}.ts`);
  process.argv.splice(1, Infinity, file, ...args);
  await import(file);
  return 0;
});
