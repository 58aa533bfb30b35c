import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../tools/need.ts';

/** Debian's nginx is where an ordinary user's PATH does not look. */
const PLACES = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];

export const has = (program: string): boolean =>
  PLACES.some((place) => existsSync(path.join(place, program)));

interface Executed {
  readonly ok: boolean;
  /** Of both streams. */
  readonly output: string;
}

/** Runs a program of the system to its end. Never rejects: one that is not there is not `ok`. */
export const execute = (
  program: string,
  args: readonly string[],
  env: Environment = {},
): Promise<Executed> =>
  new Promise((resolve) => {
    execFile(program, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: `${stdout}${stderr}` || (error?.message ?? '') }),
    );
  });
