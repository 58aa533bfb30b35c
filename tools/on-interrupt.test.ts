import { spawn } from 'node:child_process';
import { once } from 'node:events';

const MODULE = new URL('./on-interrupt.ts', import.meta.url).href;

/** Runs a module's text until it says 'ready', and sends it a signal: what it said after that, and its exit code. */
async function interrupted(text: string, signal: 'SIGINT' | 'SIGTERM') {
  const module = `const { onInterrupt } = await import(${JSON.stringify(MODULE)}); ${text}
    console.log('ready'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', module], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said.push(chunk);
    if (chunk.startsWith('ready')) child.kill(signal);
  });
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, string | null];
  return { said: said.slice(1).join(''), code, killedBy };
}

const say = (word: string): string => `async () => console.log('${word}')`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s takes everything away, the latest first, and ends it', async (signal, code) => {
  const text = `onInterrupt(${say('database')});
    onInterrupt(async () => { throw new Error('gone already'); }); onInterrupt(async () => {
      console.log('server');
      process.nextTick(() => { throw new Error('what was under way'); });
      await new Promise(setImmediate);
    });`;
  expect(await interrupted(text, signal)).toEqual({
    said: 'server\ndatabase\n',
    code,
    killedBy: null,
  });
});

test('what was taken away in time is not taken away again', async () => {
  const text = `onInterrupt(${say('kept')}); onInterrupt(${say('removed')})();`;
  expect(await interrupted(text, 'SIGTERM')).toMatchObject({ said: 'kept\n', code: 143 });
  const nothing = await interrupted(`onInterrupt(${say('removed')})();`, 'SIGTERM');
  expect(nothing).toEqual({ said: '', code: null, killedBy: 'SIGTERM' });
});
