import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inHouse } from '../../../tools/house.ts';

const START_TIMEOUT_MS = 30_000;

/** A part's nginx, on the part's own files and the command its image runs. */
export interface Nginx {
  readonly url: string;
  /** @param root folder of the release; default: the part's build. */
  readonly start: (root?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** What it wrote since it started first: requests and errors. */
  readonly log: () => string;
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param folder where it may write, and keeps earlier releases. */
export function nginxOf(
  part: string,
  port: number,
  folder: string,
  env: Readonly<Record<string, string>>,
): Nginx {
  const url = `http://127.0.0.1:${port}`;
  const kept = path.join(folder, part, 'kept');
  mkdirSync(kept, { recursive: true });
  let child: ChildProcess | null = null;
  let written = '';

  const log = (): string => written;

  return {
    url,
    log,
    start: async (root = inHouse(part, 'dist')) => {
      // A socket, as under systemd, which nothing can open by the name /dev/stdout.
      const started = spawn('sh', [inHouse('deploy/nginx/start')], {
        env: {
          PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
          SITE: inHouse(part, 'nginx.conf'),
          ROOT: root,
          PORT: String(port),
          WORK: path.join(folder, part, 'work'),
          KEPT: kept,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const output of [started.stdout, started.stderr]) {
        output.setEncoding('utf8').on('data', (text: string) => (written += text));
      }
      child = started;
      const deadline = Date.now() + START_TIMEOUT_MS;
      while (!(await answers(url))) {
        if (started.exitCode !== null || Date.now() > deadline) {
          throw new Error(`nginx of ${part} did not start: ${log()}`);
        }
        await sleep(50);
      }
    },
    stop: async () => {
      if (child?.exitCode !== null) return;
      // With all that it wrote.
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}
