import { expect, test } from '@jest/globals';
import { startService } from './service.ts';

test('nobody waits for a service that was ended before it answered', async () => {
  const service = startService({
    name: 'part',
    args: ['-e', 'setInterval(() => undefined, 1000)'],
    cwd: process.cwd(),
    env: {},
    // Reserved, and so nothing listens there.
    url: 'http://127.0.0.1:1/',
  });
  const ready = service.ready();
  service.stop();
  await service.ended;
  await expect(ready).resolves.toBeUndefined();
});
