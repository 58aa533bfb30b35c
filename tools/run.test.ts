import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { endGroup, OWN_GROUP } from './process-group.ts';
import { run } from './run.ts';

const FOR_EVER = 'setInterval(() => undefined, 1000);';

/** Starts another that runs for ever with the same output, which so ends only once both are gone. */
const startsAnother = (after: string): string =>
  `require('node:child_process').spawn(process.execPath, ['-e', '${FOR_EVER}'], {
     stdio: ['ignore', 'inherit', 'inherit'] });
   console.log('begun'); ${after}`;

test('what says nothing for too long is ended, and its output says so', async () => {
  const { code, output } = await run(['-e', FOR_EVER], { silenceMs: 300 });
  expect(code).toBe(1);
  expect(output).toContain('No dijo nada durante 0.005 minutos y se lo terminó');
});

test('what takes too long in all is ended, however much it says', async () => {
  const talks = `setInterval(() => console.log('more'), 10);`;
  const { code, output } = await run(['-e', talks], { limitMs: 300 });
  expect(code).toBe(1);
  expect(output).toContain('No terminó en 0.005 minutos y se lo cortó');
});

test('what it started ends with it', async () => {
  const { code, output } = await run(['-e', startsAnother('process.exit(3)')]);
  expect({ code, output }).toEqual({ code: 3, output: 'begun\n' });
});

test('what does not end when asked to is ended with all that it started', async () => {
  const deaf = `process.on('SIGTERM', () => undefined); ${startsAnother(FOR_EVER)}`;
  const child = spawn(process.execPath, ['-e', deaf], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...OWN_GROUP,
  });
  await once(child.stdout, 'data');
  const rest = text(child.stdout);
  await endGroup(child);
  expect(await rest).toBe('');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'whoever is ended by %s takes along what it runs',
  async (signal) => {
    const module = `const { run } = await import('${new URL('./run.ts', import.meta.url).href}');
      await run(['-e', ${JSON.stringify(startsAnother(FOR_EVER))}], { show: true });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', module], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const rest = text(child.stdout);
    child.kill(signal);
    expect(await rest).toBe('');
  },
);
