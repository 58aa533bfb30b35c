import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { HOUSE } from './house.ts';
import { onInterrupt } from './on-interrupt.ts';
import { endGroup, OWN_GROUP, signalGroup } from './process-group.ts';

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the person sees the output as it comes; it is returned either way. */
  readonly show?: boolean;
  /** For how long it may say nothing. */
  readonly silenceMs?: number;
  /** How long it may take in all, whatever it says. */
  readonly limitMs?: number;
}

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

const MINUTE_MS = 60_000;

/** Far beyond what the quietest step needs on a busy machine; what hangs must fail in the end. */
const SILENCE_MS = 15 * MINUTE_MS;

/**
 * Runs a script on this same Node to its end, or until it has said nothing for too long, which its
 * output then tells. Whatever it started ends with it, also when this process is interrupted. Never
 * rejects: an exit by signal is code 1.
 */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const { cwd = HOUSE, env, show = false, silenceMs = SILENCE_MS, limitMs } = options;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...OWN_GROUP,
  });
  let output = '';
  const end = (reason: string) => {
    take(process.stderr)(`\n${reason}\n`);
    void endGroup(child);
  };
  const hang = setTimeout(
    () =>
      end(
        `No dijo nada durante ${silenceMs / MINUTE_MS} minutos y se lo terminó: algo quedó colgado.`,
      ),
    silenceMs,
  );
  const over =
    limitMs === undefined
      ? undefined
      : setTimeout(
          () => end(`No terminó en ${limitMs / MINUTE_MS} minutos y se lo cortó.`),
          limitMs,
        );
  const take = (target: NodeJS.WriteStream) => (chunk: string) => {
    output += chunk;
    if (show) target.write(chunk);
    hang.refresh();
  };
  child.stdout.setEncoding('utf8').on('data', take(process.stdout));
  child.stderr.setEncoding('utf8').on('data', take(process.stderr));
  const uninterrupted = onInterrupt(() => endGroup(child));
  // Its own end leaves nothing behind either: a worker would run on by itself, and keep its memory.
  child.on('exit', () => signalGroup(child, 'SIGKILL'));
  return new Promise((resolve) => {
    const finish = (code: number | null) => {
      clearTimeout(hang);
      clearTimeout(over);
      uninterrupted();
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += String(error);
      finish(1);
    });
    child.on('close', finish);
  });
}
