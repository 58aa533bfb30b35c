import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';

export interface ServiceOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers, whatever it answers, once the service is ready. */
  readonly url: string;
  /** What a person reads for a line that it prints; the line as it is without it. */
  readonly reword?: (line: string) => string;
}

export interface Service {
  readonly name: string;
  /** Resolves when the service answers; waits for as long as it runs. */
  readonly ready: () => Promise<void>;
  /** Resolves when the service has ended, by itself or not. */
  readonly ended: Promise<unknown>;
  readonly stop: () => void;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Passes on each line with the name of the service before it. */
function tell(name: string, child: ChildProcess, reword: (line: string) => string): void {
  const prefix = styleText('dim', `[${name}]`.padEnd(22));
  for (const input of [child.stdout, child.stderr]) {
    if (input) {
      createInterface({ input }).on('line', (line) => console.log(`${prefix}${reword(line)}`));
    }
  }
}

/** Starts one of the parts of `npm run dev` on this same Node. */
export function startService({
  name,
  args,
  cwd,
  env,
  url,
  reword = (line) => line,
}: ServiceOptions): Service {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  tell(name, child, reword);
  /** One that a signal ended has no exit code. */
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    ready: async () => {
      while (isRunning() && !(await answers(url))) await sleep(200);
    },
    ended: once(child, 'exit'),
    stop: () => child.kill('SIGTERM'),
  };
}
