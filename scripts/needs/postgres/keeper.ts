// A process of its own beside the tests' PostgreSQL: it lives until its input ends, which the system
// sees to however its parent ends, and then takes the server and its folder away.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresMajor } from '../../../server/src/testing/engines.ts';
import { reservePort } from '../../lib/port.ts';

const [given = ''] = process.argv.slice(2);

/** Of 'nobody' on Linux: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-postgres-'));
const remove = () => rmSync(folder, { recursive: true, force: true });
const handOver = (file: string) => isRoot && chownSync(file, NOBODY, NOBODY);
handOver(folder);

/** The binaries where that user reaches them, which is not within a home of root's. */
function reachable(): string {
  try {
    execFileSync(path.join(given, 'bin/postgres'), ['--version'], { ...user, stdio: 'ignore' });
    return given;
  } catch {
    const copy = path.join(folder, 'postgres');
    cpSync(given, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

/** Nobody else of this machine gets in: who is a database's superuser may run programs as its user. */
const password = randomBytes(24).toString('hex');

function initialise(bin: string, data: string): void {
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(passwordFile);
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const initdb = [`--pgdata=${data}`, ...access, '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), initdb, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const settingsAt = (port: number) => ({
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // As many as the tests ask for at once where there are many processors.
  max_connections: 400,
  // A power cut ends the tests as well.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
});

function start(bin: string, data: string, port: number) {
  const settings = Object.entries(settingsAt(port)).map(([name, value]) => `--${name}=${value}`);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    // What it is asked for in vain, as tests do, is of no use later.
    said = (said + chunk).slice(-10_000);
  });
  return { server, exited: once(server, 'exit'), said: () => said };
}

async function keep(): Promise<void> {
  const bin = path.join(reachable(), 'bin');
  const data = path.join(folder, 'data');
  initialise(bin, data);
  const port = await reservePort();
  const { server, exited, said } = start(bin, data, port);
  const end = () => void server.kill('SIGQUIT');
  process.stdin.resume().on('end', end);
  process.on('SIGTERM', end);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const answers = () =>
    postgresMajor(url).then(
      () => true,
      () => false,
    );
  const hasExited = () => server.exitCode !== null || server.signalCode !== null;
  while (!hasExited() && !(await answers())) await sleep(20);
  if (hasExited()) throw new Error(said());
  console.log(url);
  await exited;
}

try {
  await keep();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  remove();
  process.stdin.destroy();
}
