import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NotLookedError } from '../../part-error.ts';

/** An installation to show the part in. */
export interface Host {
  readonly address: string;
  /** How a person knows it, where that is not its address. */
  readonly called?: string;
}

const PROGRAM = 'server/dist/almanaque.js';
const VERSION = /^\d+(\.\d+){0,2}$/;
const START_TIMEOUT_MS = 60_000;

/** The archive of a version, the highest that begins so: '1.4' is also 1.4.2. */
function archiveOf(root: string, version: string): string {
  const [latest] = readdirSync(root)
    .filter(
      (name) => name === `almanaque-${version}.tar.gz` || name.startsWith(`almanaque-${version}.`),
    )
    .filter((name) => /^almanaque-\d+\.\d+\.\d+\.tar\.gz$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (latest !== undefined) return path.join(root, latest);
  throw new NotLookedError(
    `En ${root} no hay un almanaque-${version}.tar.gz: dejá ahí el archivo de esa versión, o decí dónde está.`,
  );
}

/**
 * What is stored, in a folder of its own: started where it is, it would take the data and the settings
 * that are beside it.
 */
function takeOut(stored: string, into: string): string {
  const place = path.join(into, 'almanaque');
  if (statSync(stored).isDirectory()) cpSync(stored, place, { recursive: true });
  else {
    spawnSync('tar', ['-xzf', stored, '-C', into]);
    const [unpacked] = readdirSync(into);
    if (unpacked !== undefined) return path.join(into, unpacked);
  }
  return place;
}

const versionOf = (program: string): string => {
  const { version } = JSON.parse(readFileSync(path.join(program, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
};

/** Starts it with data of its own, on a port that is free, and ends it once it has been used. */
async function withStarted<Result>(
  program: string,
  dataDir: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const { PATH, SystemRoot } = process.env;
  const child = spawn(process.execPath, [path.join(program, PROGRAM)], {
    env: { PATH, SystemRoot, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let said = '';
  try {
    const port = await new Promise<string | null>((resolve) => {
      const take = (chunk: string) => {
        said += chunk;
        const listening = /^Almanaque listo en \S+:(\d+) /m.exec(said)?.[1];
        if (listening !== undefined) resolve(listening);
      };
      child.stdout.setEncoding('utf8').on('data', take);
      child.stderr.setEncoding('utf8').on('data', take);
      child.on('close', () => resolve(null));
      setTimeout(() => resolve(null), START_TIMEOUT_MS).unref();
    });
    if (port === null) throw new NotLookedError(`Ese Almanaque no arrancó: ${said.trim()}`);
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  }
}

async function withStored<Result>(
  stored: string,
  use: (host: Host) => Promise<Result>,
): Promise<Result> {
  const kept = mkdtempSync(path.join(tmpdir(), 'almanaque-host-'));
  try {
    const program = takeOut(stored, kept);
    if (!existsSync(path.join(program, PROGRAM))) {
      throw new NotLookedError(
        `${stored} no es un Almanaque para iniciar: tiene que ser el archivo .tar.gz de una versión, o la carpeta que sale de él.`,
      );
    }
    const called = `Almanaque ${versionOf(program)}`;
    return await withStarted(program, path.join(kept, 'datos'), (address) =>
      use({ address, called }),
    );
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

/**
 * Gives `use` the installation that is named: by the address where it runs, by the archive of a release
 * or the folder that comes out of it, or by the version of an archive that is in `root`. What is stored
 * runs for as long as it is used, and nothing of it stays.
 * @throws {NotLookedError}
 */
export function withHost<Result>(
  root: string,
  named: string,
  use: (host: Host) => Promise<Result>,
): Promise<Result> {
  if (URL.canParse(named) && /^https?:/.test(named)) return use({ address: named });
  const place = path.resolve(root, named);
  if (existsSync(place)) return withStored(place, use);
  if (VERSION.test(named)) return withStored(archiveOf(root, named), use);
  throw new NotLookedError(
    `«${named}» no es una instalación: poné su dirección (http:// o https://), el archivo almanaque-….tar.gz de una versión o la carpeta que sale de él, o la versión de uno que esté acá.`,
  );
}
