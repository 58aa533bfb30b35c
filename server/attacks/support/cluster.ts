import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { onInterrupt } from '../../../tools/on-interrupt.ts';
import { binariesFor } from '../../../scripts/needs/postgres/binaries.ts';
import { makeServer } from '../../../scripts/needs/postgres/own-server.ts';
import type { Place } from '../../src/testing/engines.ts';

/** Of this machine: the folder that holds `bin`. */
function installedBinaries(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const initdb = folders.map((folder) => path.join(folder, 'initdb')).find((it) => existsSync(it));
  return initdb === undefined ? null : path.resolve(realpathSync(initdb), '../..');
}

/** Those of this machine, or those that tests bring from npm; null where there are none. */
export async function findBinaries(): Promise<string | null> {
  const installed = installedBinaries();
  if (installed !== null) return installed;
  return binariesFor(null).then(
    ({ folder }) => folder,
    () => null,
  );
}

export interface Cluster {
  /** A new, empty database of it. */
  readonly place: () => Promise<Place>;
  /** Runs one statement as its superuser, in its first database. */
  readonly query: (statement: string) => Promise<void>;
  /** Ends and starts it again: 'fast' as `pg_ctl restart` does, 'immediate' as a crash. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Stops all its processes where they are; its connections stay open, and nobody answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** The process and all that it started. */
const family = (pid: number): readonly number[] => [
  pid,
  ...execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child),
];

/** A PostgreSQL of this attack's own, which it may break. What was acknowledged survives its crash. */
export async function startCluster(binaries: string): Promise<Cluster> {
  const server = await makeServer(binaries, { max_connections: 100, synchronous_commit: 'on' });
  let running = server.start();
  const signal = (name: NodeJS.Signals) => {
    for (const pid of family(running.process.pid ?? 0)) process.kill(pid, name);
  };
  const end = async (mode: keyof typeof SIGNALS) => {
    running.process.kill(SIGNALS[mode]);
    await running.exited;
  };
  const stop = async () => {
    if (running.process.exitCode === null) {
      signal('SIGCONT');
      await end('immediate');
    }
    server.remove();
    forget();
  };
  const forget = onInterrupt(stop);
  const query = async (statement: string, url = server.url): Promise<void> => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  try {
    await running.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    place: async () => {
      const name = `almanaque_${randomUUID().replaceAll('-', '')}`;
      await query(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return {
        location: { databaseUrl: url.href, dataDir: tmpdir() },
        remove: () => query(`drop database ${name} with (force)`),
      };
    },
    query,
    restart: async (mode) => {
      await end(mode);
      running = server.start();
      await running.ready();
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop,
  };
}
