import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inHouse } from '../../tools/house.ts';
import { reservePort } from '../../tools/port.ts';
import { onInterrupt } from '../../tools/on-interrupt.ts';
import type { Place } from '../../server/src/testing/engines.ts';

const FIRST_QUESTION = '/api/v1/calendar?from=2026-10-26&to=2026-12-06';
const START_TIMEOUT_MS = 120_000;
const ASK_EVERY_MS = 5;

export interface ServerProcess {
  readonly url: string;
  /** From the process's beginning to its first answered question, in milliseconds. */
  readonly startedIn: number;
  /** The one-time token it printed, with which the first administrator is made. */
  readonly firstToken: () => string;
  /** Since the last time it was asked. */
  readonly metrics: () => Promise<ServerMetrics>;
  readonly stop: () => Promise<void>;
}

export interface ServerMetrics {
  readonly residentMiB: number;
  readonly eventLoopDelayP99: number;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

async function readMetrics(url: string): Promise<ServerMetrics> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
  return {
    residentMiB: value('process_resident_memory_bytes') / 2 ** 20,
    eventLoopDelayP99: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

/** The real server, in a process of its own, as an installation runs it. */
export async function startServer({ location }: Pick<Place, 'location'>): Promise<ServerProcess> {
  const port = await reservePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [inHouse('server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // Whoever asks is told apart by the address it says it has: one client would meet rate limits.
      TRUST_PROXY: '127.0.0.1',
      DATA_DIR: location.dataDir,
      ...(location.databaseUrl !== null && { DATABASE_URL: location.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
    forget();
  };
  const forget = onInterrupt(stop);
  while (!(await answers(url + FIRST_QUESTION))) {
    if (child.exitCode !== null || performance.now() - begun > START_TIMEOUT_MS) {
      await stop();
      throw new Error('The server did not start.');
    }
    await sleep(ASK_EVERY_MS);
  }
  const startedIn = performance.now() - begun;
  return {
    url,
    startedIn,
    firstToken: () => /\?alta=([\w-]+)/.exec(said)?.[1] ?? '',
    metrics: () => readMetrics(url),
    stop,
  };
}
