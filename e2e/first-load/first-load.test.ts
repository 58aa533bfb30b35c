import budget from './budget.json' with { type: 'json' };
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test('the first load stays within its budget', async ({ page, onDate }, { annotations }) => {
  await onDate('2025-09-13T09:00-03:00');
  const finished: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    finished.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: new URL(request.url()).pathname,
        bytes: responseBodySize,
      })),
    );
  });
  await homeOf(page).open();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(finished);
  const kilobytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const report = `${loaded.length} requests, ${kilobytes.toFixed(1)} KiB`;
  annotations.push({ type: 'first load', description: report });
  console.log(
    [...loaded]
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ url, bytes }) => `${String(bytes).padStart(8)}  ${url}`)
      .concat(report)
      .join('\n'),
  );
  expect(loaded.length).toBeLessThanOrEqual(budget.requests);
  expect(kilobytes).toBeLessThanOrEqual(budget.kilobytes);
});
