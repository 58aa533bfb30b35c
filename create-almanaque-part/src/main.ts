#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ask, Refusal } from './answers.ts';
import { partFiles } from './files.ts';
import { bringPackages } from './packages.ts';

const HELP = `npm create almanaque-part -- [carpeta] [--name encuestas] [--points panel,header-action]
  --packages <carpeta>  dónde están los paquetes de Almanaque, que escribe «npm run packages»
                        (o la variable ALMANAQUE_PACKAGES)`;

/** Writes the part; gives what to say to whoever asked for it. */
async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      points: { type: 'string' },
      packages: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return HELP;
  const packages = values.packages ?? process.env['ALMANAQUE_PACKAGES'];
  if (packages === undefined || !existsSync(packages)) {
    throw new Refusal(`Falta decir dónde están los paquetes de Almanaque.\n${HELP}`);
  }
  const answers = await ask({ name: values.name, points: values.points });
  const folder = path.resolve(positionals[0] ?? answers.name);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(`${folder} ya tiene algo: elegí una carpeta vacía.`);
  }
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(partFiles(answers, bringPackages(packages, folder)))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return `Lista: ${folder}\n\n  cd ${path.relative('', folder) || '.'}\n  npm install\n  npm run dev`;
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
