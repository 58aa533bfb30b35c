import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { buildFailure, mayNotBuild } from './build-failure.ts';
import { ensureDiskSpace } from './disk-space.ts';
import { fingerprint } from './fingerprint.ts';
import { inHouse, PARTS, type Built } from './house.ts';
import { run } from './run.ts';
import { inSeconds } from './say.ts';

// Inside `dist`, which webpack empties: a build made by hand takes the stamp away with the files it named.
const stampOf = (part: Built): string => inHouse(part, 'dist/.fingerprint');

const isCurrent = (part: Built, print: string): boolean =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === print;

interface Job {
  readonly part: Built;
  readonly print: string;
}

/** Those whose sources changed since they were built. */
const jobsToDo = (parts: readonly Built[]): Job[] =>
  parts
    .map((part) => ({ part, print: fingerprint(part) }))
    .filter(({ part, print }) => !isCurrent(part, print));

/** Webpack itself would notice only after it has compiled everything. */
function ensurePermission(jobs: readonly Job[]): void {
  try {
    for (const { part } of jobs) {
      const dist = inHouse(part, 'dist');
      accessSync(existsSync(dist) ? dist : inHouse(part), constants.W_OK);
    }
  } catch (error) {
    throw mayNotBuild(error);
  }
}

/** Webpack takes 650 MB for one part; it ends without a word where the system has no more to give. */
const MEMORY_A_BUILD = 750 * 1024 ** 2;

/** As many as there are cores, and memory for. */
function sideBySide(): number {
  // The memory of the machine, or of the container or service where that may use less.
  const free = Math.min(freemem(), process.availableMemory());
  return Math.max(1, Math.min(availableParallelism(), Math.floor(free / MEMORY_A_BUILD)));
}

/** Builds one part; says how long it took. */
async function buildPart({ part, print }: Job): Promise<string> {
  const build = inHouse('build/src/build-part.ts');
  const { code, output, seconds } = await run([build], { cwd: inHouse(part) });
  if (code !== 0) throw buildFailure(part, output);
  writeFileSync(stampOf(part), print);
  return inSeconds(seconds);
}

async function buildAll(jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs];
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const result = await buildPart(job);
      done += 1;
      console.log(`[${done}/${jobs.length}] ${job.part} … ${result}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: sideBySide() }, worker));
  } finally {
    // After a failure nothing more is begun.
    waiting.length = 0;
  }
}

/**
 * Builds what changed of the shell and the remotes, or of those named, for production, several at once where the machine
 * has room for it.
 * @throws {StartError} with why the first part that cannot be built could not.
 */
export async function buildParts(parts: readonly Built[] = PARTS): Promise<void> {
  const jobs = jobsToDo(parts);
  if (jobs.length === 0) return;
  await ensureDiskSpace(inHouse());
  ensurePermission(jobs);
  console.log(
    PARTS.some((part) => existsSync(stampOf(part)))
      ? 'Construyendo lo que cambió de la interfaz…'
      : 'La primera vez se construye la interfaz: tarda alrededor de un minuto, o dos en una máquina modesta…',
  );
  await buildAll(jobs);
}
