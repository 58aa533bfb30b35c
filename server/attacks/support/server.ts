import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { administratorOf } from '../../../bench/server/administrator.ts';
import { inHouse } from '../../../tools/house.ts';
import { onInterrupt } from '../../../tools/on-interrupt.ts';
import { reservePort } from '../../../tools/port.ts';
import type { Place } from '../../src/testing/engines.ts';

const START_TIMEOUT_MS = 120_000;
const ASK_EVERY_MS = 10;

export interface AttackedServer {
  readonly url: string;
  /** In which it printed the link for the first account. */
  readonly said: () => string;
  /** Its log: one JSON object a line. */
  readonly log: () => string;
  readonly pid: number;
  /** Whether it is gone although nobody ended it. */
  readonly hasDied: () => boolean;
  /** Headers of the first administrator, whom the first call makes. */
  readonly administrator: () => Promise<Record<string, string>>;
  /** Ends it at once, as a power cut does. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Of Node: what `server/release/almanaque` gives it. */
const AS_RELEASED = ['--max-semi-space-size=4'];

const FIRST_TOKEN = /\?alta=([\w-]+)\n/;

/** The line for people: `server/src/start.ts`. It comes once the server listens. */
const isListening = (said: string): boolean => said.includes('Almanaque listo en ');

/**
 * The real server from its sources, in a process of its own on a port of its own, once it listens.
 * @param env settings besides its port and its data.
 * @throws what it said, when it ends before.
 */
export async function startServer(
  { location }: Pick<Place, 'location'>,
  env: Readonly<Record<string, string>> = {},
): Promise<AttackedServer> {
  const port = await reservePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...AS_RELEASED, inHouse('server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: location.dataDir,
      ...(location.databaseUrl !== null && { DATABASE_URL: location.databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
  const exited = once(child, 'exit');
  // An attack that fails on the way leaves no server behind.
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  let isEnded = false;
  const end = async (signal: NodeJS.Signals) => {
    isEnded = true;
    if (!isGone()) child.kill(signal);
    await exited;
    process.off('exit', killAtExit);
    forget();
  };
  const forget = onInterrupt(() => end('SIGKILL'));

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!isListening(said)) {
    if (isGone() || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`The server did not start: ${complaint}${said}`);
    }
    await sleep(ASK_EVERY_MS);
  }
  const makeAdministrator = async (): Promise<Record<string, string>> => {
    // The line with the link comes after the one that says that it listens.
    while (!FIRST_TOKEN.test(said) && !isGone()) await sleep(ASK_EVERY_MS);
    return administratorOf({ url, firstToken: () => FIRST_TOKEN.exec(said)?.[1] ?? '' });
  };
  let administrator: Promise<Record<string, string>> | null = null;
  return {
    url,
    said: () => said,
    log: () => said + complaint,
    pid: child.pid ?? 0,
    hasDied: () => isGone() && !isEnded,
    administrator: () => (administrator ??= makeAdministrator()),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
