import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresMajor } from '../../../server/src/testing/engines.ts';
import { binariesFor } from './binaries.ts';
import { startPostgres } from './start.ts';

async function valueOf(url: string, setting: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [
    setting,
  ]);
  await client.end();
  return rows[0]?.value ?? '';
}

/** Waits for it; what stays fails the test by its time. */
async function isGone(folder: string): Promise<true> {
  while (existsSync(folder)) await sleep(20);
  return true;
}

test('it lets the tests in and nobody else, and nothing of it stays', async () => {
  const { folder } = await binariesFor(null);
  const { url, stop } = await startPostgres(folder);
  expect(await postgresMajor(url)).toBe(17);
  const stranger = new URL(url);
  stranger.password = '';
  await expect(postgresMajor(stranger.href)).rejects.toThrow();
  const data = await valueOf(url, 'data_directory');
  expect(data).toContain('almanaque-postgres-');
  await stop();
  await expect(postgresMajor(url)).rejects.toThrow('ECONNREFUSED');
  expect(existsSync(data)).toBe(false);
});

test('it ends with a run that is ended by force', async () => {
  const { folder } = await binariesFor(null);
  const module = new URL('./start.ts', import.meta.url).href;
  const run = `const { startPostgres } = await import('${module}');
    console.log((await startPostgres(${JSON.stringify(folder)})).url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const data = await valueOf(String(said).trim(), 'data_directory');
  child.kill('SIGKILL');
  expect(await isGone(data)).toBe(true);
});

test('one that cannot start says why', async () => {
  await expect(startPostgres('/no/such/folder')).rejects.toThrow('ENOENT');
});
