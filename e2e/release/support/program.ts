import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PATH with Node and nothing else: not even what every system has. */
function onlyNode(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'only-node-'));
  symlinkSync(process.execPath, path.join(folder, 'node'));
  return folder;
}

const ENV = { PATH: onlyNode(), HOST: '127.0.0.1', PORT: '0' };

/** Runs one of the program's commands to its end. */
export function order(program: string, ...args: readonly string[]) {
  const options = { cwd: path.dirname(program), env: ENV, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(path.join(program, 'almanaque'), args, options);
  return { status, said: stdout + stderr };
}

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  /** The link for the first account, once it is said. */
  readonly link: () => string | undefined;
}

/** Starts the program as a person does, and waits until it says where it is. */
export async function start(program: string): Promise<Running> {
  const child = spawn(path.join(program, 'almanaque'), [], {
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const heard = new Promise<string>((resolve, reject) => {
    const take = (chunk: string) => {
      said += chunk;
      const port = /^Almanaque listo en \S+:(\d+) /m.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('exit', () => reject(new Error(`It did not start: ${said}`)));
  });
  const url = await heard;
  return { child, url, link: () => /\/\?alta=\S+(?=\n)/.exec(said)?.[0] };
}

/** Ends it as a system does when it goes down. Resolves to its exit code. */
export async function end({ child }: Running): Promise<unknown> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await exited) as unknown[];
  return code;
}

/** What the system says of the process and of each that it started, in kB: 'VmRSS'. Linux alone. */
function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.map((child) => residentOf(Number(child))).reduce((sum, kB) => sum + kB, own);
}

/** The memory of the whole tree of processes, in MB. */
export const memoryOf = ({ child }: Running): number => (residentOf(child.pid ?? 0) * 1024) / 1e6;
