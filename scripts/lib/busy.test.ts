import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { keepBusy } from './busy.ts';

const MODULE = new URL('./busy.ts', import.meta.url).href;

test('they run until they are told to stop', async () => {
  const stop = keepBusy();
  await expect(stop()).resolves.toBeUndefined();
});

test('they end with a run that is ended by force', async () => {
  const run = `const { keepBusy } = await import('${MODULE}');
    keepBusy('inherit'); console.log('busy'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  // They have the same output, which so ends only once all of them are gone.
  const rest = text(child.stdout);
  child.kill('SIGKILL');
  expect(await rest).toBe('');
});
