#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { besides } from '../besides.ts';
import { OWN_PART_PORT } from '../ports.ts';
import { NotLookedError, PartError } from './part-error.ts';

const HELP = `almanaque-part build              construye la parte en dist/
almanaque-part dev                la muestra sola, con un portal de mentira
almanaque-part dev --in <portal>  la muestra dentro de una instalación, en tu pestaña
almanaque-part test               corre src/**/*.test.tsx con el juego de pruebas
almanaque-part check              la construye, la muestra y dice si cumple lo que se pide de una parte
almanaque-part check --host <instalación>
                                  dice si anda en esa instalación: contrato, módulos compartidos,
                                  lugares y permisos. Ahí no cambia nada. Es una dirección; o, para
                                  ensayar una versión antes de que esté, su almanaque-….tar.gz, la
                                  carpeta que sale de él, o la versión de uno que esté en esta carpeta
  --built                         «check» mira lo que hay en dist/, sin construir
  --beside <manifiesto>           «check» le da lo que dan los puntos de esa parte (archivo o
                                  dirección de su mf-manifest.json; se puede repetir)
  --only <id>                     «check» muestra esta contribución sola (se puede repetir)
  --port <puerto>                 dónde escucha «dev» (${OWN_PART_PORT})

Termina con 0 si está bien, con 1 si algo está mal, y con 2 si no se pudo mirar.`;

const root = process.cwd();
const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      in: { type: 'string' },
      port: { type: 'string', default: String(OWN_PART_PORT) },
      built: { type: 'boolean', default: false },
      beside: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      host: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PartError(`«${text}» no es un puerto: poné un número entre 1 y 65535.`);
}

type Options = ReturnType<typeof readArguments>['values'];

async function build({ port }: Options): Promise<boolean> {
  const { compile } = await import('../compile.ts');
  const { partConfig } = await import('./part-config.ts');
  return compile([await partConfig({ root, development: false, port: portOf(port) })]);
}

async function dev({ port, in: portal }: Options): Promise<boolean> {
  const { develop } = await import('./develop.ts');
  await develop({ root, port: portOf(port), portal });
  return true;
}

function test(): boolean {
  const files = globSync('src/**/*.test.{ts,tsx}', { cwd: root });
  const setup = pathToFileURL(besides('part/test-setup')).href;
  const args = ['--enable-source-maps', '--import', setup, '--test', ...files];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

async function check({ built, beside, only, host }: Options): Promise<boolean> {
  const options = { isBuilt: built, beside, only };
  if (host !== undefined) {
    return (await import('./check/host/check-host.ts')).checkHost(root, host, options);
  }
  return (await import('./check/check.ts')).check(root, options);
}

const COMMANDS: Readonly<Record<string, (options: Options) => boolean | Promise<boolean>>> = {
  build,
  dev,
  test,
  check,
};

/** What to say of an option that is none or lacks its value; null of any other error. */
function mistyped(error: unknown): string | null {
  const isIt =
    error instanceof TypeError && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS');
  if (!isIt) return null;
  const [, option = ''] = /'(-[^' ]+)/.exec(error.message) ?? [];
  return `«${option}» no es una opción, o le falta su valor.\n\n${HELP}`;
}

async function main(): Promise<number> {
  try {
    const { positionals, values } = readArguments();
    const run = COMMANDS[positionals[0] ?? ''];
    if (run && !values.help) return (await run(values)) ? 0 : 1;
    (values.help ? console.log : console.error)(HELP);
    return values.help ? 0 : 1;
  } catch (error) {
    console.error(error instanceof PartError ? error.message : (mistyped(error) ?? error));
    return error instanceof NotLookedError ? 2 : 1;
  }
}

process.exitCode = await main();
