import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { StartError } from '../../server/src/config/start-error.ts';
import { ensureDiskSpace } from './disk-space.ts';
import { fingerprint } from './fingerprint.ts';
import { inHouse, PARTS, type Built, type Part } from './house.ts';
import { run } from './run.ts';
import { inSeconds } from './say.ts';

// Inside `dist`, which webpack empties: a build made by hand takes the stamp away with the files it named.
const stampOf = (part: Built): string => inHouse(part, 'dist/.fingerprint');

const isCurrent = (part: Built, print: string): boolean =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === print;

/**
 * Builds one part if its sources changed; says how long it took.
 * @throws {StartError} with what webpack said when it cannot be built.
 */
export async function buildPart(part: Built): Promise<string> {
  const print = fingerprint(part);
  if (isCurrent(part, print)) return 'sin cambios';
  const build = inHouse('build/src/build-part.ts');
  const { code, output, seconds } = await run([build], { cwd: inHouse(part) });
  if (code !== 0) throw new StartError(`No se pudo construir ${part}:\n${output.trim()}`);
  writeFileSync(stampOf(part), print);
  return inSeconds(seconds);
}

/**
 * Builds the shell and the remotes for production, as many at once as there are cores.
 * @throws {StartError} with what webpack said of the first part that cannot be built.
 */
export async function buildParts(): Promise<void> {
  await ensureDiskSpace(inHouse());
  console.log('Preparando la interfaz…');
  const waiting: Part[] = [...PARTS];
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const result = await buildPart(part);
      done += 1;
      console.log(`[${done}/${PARTS.length}] ${part} … ${result}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
