import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inHouse } from '../../../scripts/lib/house.ts';

const START_TIMEOUT_MS = 30_000;

/** A part's nginx, on the part's own files and the command its image runs. */
export interface Nginx {
  readonly url: string;
  /** @param root folder of the release; default: the part's build. */
  readonly start: (root?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
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

  return {
    url,
    start: async (root = inHouse(part, 'dist')) => {
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
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = started;
      let complaint = '';
      started.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
      const deadline = Date.now() + START_TIMEOUT_MS;
      while (!(await answers(url))) {
        if (started.exitCode !== null || Date.now() > deadline) {
          throw new Error(`nginx of ${part} did not start: ${complaint}`);
        }
        await sleep(50);
      }
    },
    stop: async () => {
      if (child?.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
