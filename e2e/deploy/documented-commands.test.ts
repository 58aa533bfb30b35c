import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inHouse } from '../../tools/house.ts';
import { isMissing } from '../../tools/missing.ts';
import { postgresPlace } from '../../server/src/testing/engines.ts';
import { registryEntrySchema } from '../../shared-contracts/src/schemas.ts';
import { startServer } from '../../tools/server.ts';

const blocksOf = (file: string): string[] =>
  [...readFileSync(inHouse(file), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
    ([, block = '']) => block,
  );
const BLOCKS = ['README.md', 'DEPLOY.md', 'EMBEDDING.md', 'CONTRIBUTING.md'].flatMap(blocksOf);

/** The command of the guides that contains `words`, as printed. */
function documented(words: string): string {
  const lines = BLOCKS.flatMap((block) => block.replaceAll('\\\n', '').trim().split('\n'));
  const [line, ...others] = lines.filter((one) => one.includes(words));
  expect(others, words).toEqual([]);
  if (line === undefined) throw new Error(`No guide says '${words}'.`);
  return line;
}

/** What it answers, typed at a terminal in the project's folder. */
function type(command: string, env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: inHouse('.'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    encoding: 'utf8',
  });
  expect(status, `${command}\n${stderr}`).toBe(0);
  return stdout;
}

/** Where else each command is run as printed, or what no machine of the tests has. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npm ci': 'scripts/bare-machines.sh',
  'npm start': 'scripts/bare-machines.sh',
  'tar xzf almanaque-0.1.0.tar.gz': 'e2e/release/release.test.ts',
  'almanaque-0.1.0/almanaque': 'e2e/release/release.test.ts',
  'npm run build -w shell': 'scripts/lib/steps.ts',
  'npm run hints -- --registry shell/dist/remotes.json': 'e2e/deploy/static-host.test.ts',
  'npm create almanaque-part encuestas': 'e2e/outside/starter.test.ts',
  'npx --package ./packages/create-almanaque-part': 'e2e/outside/starter.test.ts',
  'cd encuestas && npm install': 'e2e/outside/starter.test.ts',
  'npm test && npm run types && npm run check': 'e2e/outside/starter.test.ts',
  'npm run dev': 'e2e/outside/develop.test.ts',
  'REMOTE_OVERRIDES=http://localhost:3001': 'e2e/remotes/override.test.ts',
};
const NEEDS_WHAT_IS_NOT_HERE = /^(?:sudo|docker|kubectl|cp .*\.env|cp -r deploy)\b/;
const HERE = ['integrity.json', 'MOVE_TO=', 'move-data -- ./data'];

test('every command of the guides is run by a test, or needs what no machine of the tests has', () => {
  const lines = BLOCKS.flatMap((block) => block.replaceAll('\\\n', '').trim().split('\n'));
  const untold = lines.filter(
    (line) =>
      line !== '' &&
      !NEEDS_WHAT_IS_NOT_HERE.test(line) &&
      !Object.keys(ELSEWHERE).some((start) => line.startsWith(start)) &&
      !HERE.some((words) => line.includes(words)),
  );
  expect(untold).toEqual([]);
  expect(Object.values(ELSEWHERE).filter((file) => !existsSync(inHouse(file)))).toEqual([]);
});

test('the line that pins a part to its files writes an entry that a registry takes', () => {
  const entry = registryEntrySchema.parse(JSON.parse(type(documented('integrity.json'))));
  expect(Object.keys(entry.integrity ?? {})).toEqual(
    expect.arrayContaining(['remoteEntry.js', 'element.js']),
  );
});

test('the lines that move an installation take its data to PostgreSQL and back', async () => {
  test.skip(isMissing('postgresql'));
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-move-'));
  const place = await postgresPlace();
  const url = String(place.location.databaseUrl);
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to');
  const server = await startServer({ DATA_DIR: from });
  await server.pause();

  const there = type(documented('MOVE_TO=').replace(/postgres:\/\/\S+/, `'${url}'`), {
    DATA_DIR: from,
  });
  const back = type(
    documented('move-data -- ./data')
      .replace(/postgres:\/\/\S+/, `'${url}'`)
      .replace('./data', to),
  );
  const moved = /Se pasaron y compararon (\d+) filas/;
  expect(Number(moved.exec(there)?.[1])).toBeGreaterThan(0);
  expect(moved.exec(back)?.[1]).toBe(moved.exec(there)?.[1]);

  await server.stop();
  await place.remove();
  rmSync(folder, { recursive: true });
});
