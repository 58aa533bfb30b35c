import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { StartError } from '../config/start-error.ts';
import { lockDataFolder } from './data-lock.ts';

const HOLDER = `
  import { lockDataFolder } from '${new URL('data-lock.ts', import.meta.url).href}';
  const release = await lockDataFolder(process.argv[1]);
  process.on('message', () => {
    release();
    process.disconnect();
  });
  process.send('holds');
`;

let dataDir: string;
let holder: ChildProcess | null;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'almanaque-lock-'));
  holder = null;
});
afterEach(() => {
  holder?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Another process, which holds the folder once this resolves. */
async function startHolder(): Promise<ChildProcess> {
  holder = spawn(process.execPath, ['--input-type=module', '--eval', HOLDER, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(holder, 'message');
  return holder;
}

test('a folder that another process holds is refused, with what to do', async () => {
  await startHolder();
  const second = lockDataFolder(dataDir, 0);
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(/^Otro Almanaque ya está usando .*DATA_DIR.*\.$/);
});

test('a process that is killed leaves no lock behind', async () => {
  const killed = await startHolder();
  const gone = once(killed, 'exit');
  killed.kill('SIGKILL');
  await gone;
  (await lockDataFolder(dataDir, 0))();
});

test('a server that is ending is waited for', async () => {
  const ending = await startHolder();
  const second = lockDataFolder(dataDir, 60_000);
  ending.send('end');
  (await second)();
});

test('one process may hold it again after releasing it, and not twice', async () => {
  const release = await lockDataFolder(dataDir);
  await expect(lockDataFolder(dataDir, 0)).rejects.toThrow(StartError);
  await expect(lockDataFolder(dataDir, 0)).rejects.toThrow(StartError);
  release();
  (await lockDataFolder(dataDir, 0))();
});
