import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inHouse } from './house.ts';

export interface RunningServer {
  readonly url: string;
  /** All that it has written. */
  readonly said: () => string;
  /** The one-time link it printed, with which the first administrator is created (`/?alta=…`). */
  readonly firstStartLink: () => string;
  /** Ends it; `resume` starts it again, at the same address and with the same data. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Ends the server and removes its data. */
  readonly stop: () => Promise<void>;
}

const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Long, for machines that do much else. */
const START_TIMEOUT_MS = 60_000;

interface Process {
  readonly url: string;
  readonly said: () => string;
  readonly end: () => Promise<void>;
}

/** Where it says that it listens: `server/src/start.ts`. */
const portIn = (said: string): string | undefined =>
  /^Almanaque listo en \S+:(\d+) /m.exec(said)?.[1];

const linkIn = (said: string): string | undefined => /^\S+\/\?alta=\S+$/m.exec(said)?.[0];

/**
 * One process of the server, once it is ready; what is not there by then is an error.
 * @param port '0': any that is free.
 */
async function startProcess(port: string, env: Readonly<Record<string, string>>): Promise<Process> {
  const child = spawn(process.execPath, [inHouse('server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      // Whatever the tests' own processes load first.
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      PORT: port,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
  const exited = once(child, 'exit');
  const end = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  const urlOf = (listens: string) => `http://127.0.0.1:${listens}`;
  let listens: string | undefined;
  while (listens === undefined || !(await isReady(urlOf(listens)))) {
    listens = portIn(said);
    if (child.exitCode !== null || Date.now() > deadline) {
      await end();
      throw new Error(`The server did not start: ${complaint}`);
    }
    await sleep(50);
  }
  return { url: urlOf(listens), said: () => said, end };
}

/**
 * The real server on a free port and a fresh embedded database, serving the production builds.
 * @param env settings of this installation besides its port and its data folder.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'almanaque-e2e-'));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const place = { HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const start = (port: string) => startProcess(port, { ...place, ...env });
  let running = await start('0').catch((error: unknown) => {
    removeData();
    throw error;
  });
  const first = running;
  const { url } = first;

  const firstStartLink = () => {
    // Started again before anybody took it, it prints another, and the one before no longer serves.
    const link = linkIn(running.said()) ?? linkIn(first.said());
    if (link === undefined)
      throw new Error(`The server printed no link for the first account: ${first.said()}`);
    return link;
  };
  const pause = () => running.end();
  const resume = async () => {
    running = await start(new URL(url).port);
  };
  return {
    url,
    said: () => running.said(),
    firstStartLink,
    pause,
    resume,
    restart: async () => {
      await pause();
      await resume();
    },
    stop: async () => {
      await running.end();
      removeData();
    },
  };
}
