import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresMajor } from '../../../server/src/testing/engines.ts';
import { reservePort } from '../../../tools/port.ts';

/** Of 'nobody' on Linux: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const handOver = (file: string) => isRoot && chownSync(file, NOBODY, NOBODY);

/** The binaries of `given` where that user reaches them, which is not within a home of root's. */
function reachable(given: string, folder: string): string {
  try {
    execFileSync(path.join(given, 'bin/postgres'), ['--version'], { ...user, stdio: 'ignore' });
    return given;
  } catch {
    const copy = path.join(folder, 'postgres');
    cpSync(given, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

function initialise(bin: string, folder: string, password: string): string {
  const data = path.join(folder, 'data');
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
  return data;
}

/** One process of PostgreSQL and those it starts. */
export interface Running {
  readonly process: ChildProcess;
  readonly exited: Promise<unknown>;
  /** Resolves once it answers. @throws what it said, when it ends before. */
  readonly ready: () => Promise<void>;
}

export interface OwnServer {
  /** Of its superuser, who may do anything. */
  readonly url: string;
  readonly start: () => Running;
  /** Takes its folder away. It is not to be running any more. */
  readonly remove: () => void;
}

/**
 * A PostgreSQL of one's own on a port of its own, from the binaries in `given`, not started yet.
 * Nobody else of this machine gets in: who is a database's superuser may run programs as its user.
 */
export async function makeServer(
  given: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const password = randomBytes(24).toString('hex');
  try {
    handOver(folder);
    const bin = path.join(reachable(given, folder), 'bin');
    const data = initialise(bin, folder, password);
    const port = await reservePort();
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const all = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      // A power cut ends whatever it was made for as well.
      fsync: 'off',
      full_page_writes: 'off',
      ...settings,
    };
    const args = Object.entries(all).map(([name, value]) => `--${name}=${value}`);
    const start = (): Running => {
      const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...args], {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        // What it is asked for in vain, as tests do, is of no use later.
        said = (said + chunk).slice(-10_000);
      });
      const hasExited = () => server.exitCode !== null || server.signalCode !== null;
      const ready = async (): Promise<void> => {
        const answers = () =>
          postgresMajor(url).then(
            () => true,
            () => false,
          );
        while (!hasExited() && !(await answers())) await sleep(20);
        if (hasExited()) throw new Error(said);
      };
      return { process: server, exited: once(server, 'exit'), ready };
    };
    return { url, start, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
