#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { besides } from '../federation.ts';
import { PartError } from './part-error.ts';

const HELP = `almanaque-part build              construye la parte en dist/
almanaque-part dev                la muestra sola, con un portal de mentira
almanaque-part dev --in <portal>  la muestra dentro de una instalación, en tu pestaña
almanaque-part test               corre src/**/*.test.tsx con el juego de pruebas
  --port <puerto>                 dónde escucha «dev» (3100)`;

const root = process.cwd();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' }, port: { type: 'string', default: '3100' } },
});
const port = Number(values.port);

async function build(): Promise<boolean> {
  const { compile } = await import('../compile.ts');
  const { partConfig } = await import('./part-config.ts');
  return compile([await partConfig({ root, development: false, port })]);
}

async function dev(): Promise<boolean> {
  const { develop } = await import('./develop.ts');
  await develop({ root, port, portal: values.in });
  return true;
}

function test(): boolean {
  const files = globSync('src/**/*.test.{ts,tsx}', { cwd: root });
  const setup = pathToFileURL(besides('part/test-setup')).href;
  const args = ['--enable-source-maps', '--import', setup, '--test', ...files];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

const COMMANDS: Readonly<Record<string, () => boolean | Promise<boolean>>> = { build, dev, test };

async function main(command: string): Promise<boolean> {
  const run = COMMANDS[command];
  if (run) return run();
  console.error(HELP);
  return false;
}

const isDone = await main(positionals[0] ?? '').catch((error: unknown) => {
  console.error(error instanceof PartError ? error.message : error);
  return false;
});
if (!isDone) process.exitCode = 1;
