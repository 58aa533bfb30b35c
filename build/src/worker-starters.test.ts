import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { WORKER_STARTERS } from './worker-starters.ts';

const SERVER = path.resolve('server/src');

test('whatever starts a thread has what it runs built, or the released server lacks it', () => {
  const starters = globSync('**/*.ts', { cwd: SERVER })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(path.join(SERVER, file), 'utf8').includes('new Worker('));
  expect(starters.length).toBeGreaterThan(4);
  expect(starters.filter((file) => !WORKER_STARTERS.test(file))).toEqual([]);
});
