import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { HOUSE } from './house.ts';

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the person sees the output as it comes; it is returned either way. */
  readonly show?: boolean;
}

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** No step is near it; what hangs must fail in the end. */
const LIMIT_MS = 20 * 60_000;

/**
 * Runs a script on this same Node to its end, or to the limit. Never rejects: an exit by signal is
 * code 1.
 */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? HOUSE,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });
  let output = '';
  const take = (target: NodeJS.WriteStream) => (chunk: string) => {
    output += chunk;
    if (options.show) target.write(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', take(process.stdout));
  child.stderr.setEncoding('utf8').on('data', take(process.stderr));
  return new Promise((resolve) => {
    const end = (code: number | null) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += String(error);
      end(1);
    });
    child.on('close', end);
  });
}
