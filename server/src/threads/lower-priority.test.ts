import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a thread that lowers its priority lowers nobody else’s', async () => {
  const module = new URL('./lower-priority.ts', import.meta.url).href;
  const worker = new Worker(
    `const { readlinkSync } = require('node:fs');
    const { getPriority } = require('node:os');
    const { parentPort } = require('node:worker_threads');
    import('${module}').then(({ lowerPriority }) => {
      lowerPriority();
      const thread = readlinkSync('/proc/thread-self').split('/').at(-1);
      parentPort.postMessage(getPriority(Number(thread)));
    });`,
    { eval: true },
  );
  const before = getPriority();
  const [priority] = (await once(worker, 'message')) as [number];
  expect(priority).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
});
