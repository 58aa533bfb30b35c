import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** No load is near it; what hangs must fail in the end. */
const LIMIT_MS = 120_000;

const WORKER = path.join(import.meta.dirname, 'load-worker.ts');

export interface Load {
  readonly url: string;
  /** Asked for one after the other, and again from the first. */
  readonly paths: readonly string[];
  /** How many of them, from the first, were asked for before. */
  readonly begin: number;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Times in milliseconds. */
export interface LoadResult {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
  /** How many were not answered with what was asked for; of these no time is taken. */
  readonly failed: number;
  /** How many were asked for, to go on after them. */
  readonly asked: number;
}

/**
 * Asks over and over on so many connections, each as soon as it was answered, from a process of its
 * own.
 * @throws when not one is answered.
 */
export async function measureLoad(load: Load): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [WORKER, JSON.stringify(load)], {
    timeout: LIMIT_MS,
  });
  return JSON.parse(stdout) as LoadResult;
}
