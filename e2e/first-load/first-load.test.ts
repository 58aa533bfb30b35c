import budget from './budget.json' with { type: 'json' };
import { homeOf } from '../support/home.ts';
import { recordRequests, type LoadedFile } from '../../tools/requests.ts';
import { expect, test } from '../support/test.ts';
import { reportShifts } from './report-shifts.ts';

/**
 * What listening for changes takes, whose answer has no end, what opens over the page, and what stands
 * beside the month once it is there and the browser idle.
 */
const AFTERWARDS =
  /keep-up-to-date|\/api\/v1\/live\?|overlays\.|node_modules_mui|(ahead|plate-\d\d)\.[^/]*js/;

/** Fetched once the month is here, so that the next step is instant. */
const NEIGHBOURS = /from=2025-0(?:7-27|9-28)&/;
/** Nothing waits for a letter's shape, nor for the tab's picture. */
const isNeeded = ({ type, address }: LoadedFile): boolean =>
  type !== 'Font' && address !== '/favicon.svg' && !NEIGHBOURS.test(address);

const kilobytes = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** The largest first; under each other what it took, and in which step of the chain. */
function table(files: readonly LoadedFile[]): string {
  const line = ({ bytes, depth, address }: LoadedFile) =>
    `${String(bytes).padStart(8)}  ${depth}  ${address}`;
  const sorted = [...files].sort((a, b) => b.bytes - a.bytes);
  return ['   bytes  step', ...sorted.map(line)].join('\n');
}

test('the first load stays within its budget', async ({ page, onDate }, { annotations }) => {
  await onDate('2025-09-13T09:00-03:00');
  const requests = await recordRequests(page);
  await page.addInitScript(reportShifts);
  const live = page.waitForRequest('**/api/v1/live?*');
  await homeOf(page).open();
  // The page begins to listen for changes a second after all else is there.
  await live;

  const files = requests().filter(({ address }) => !AFTERWARDS.test(address));
  const scripts = files.filter(({ type }) => type === 'Script');
  const measured = {
    requests: files.length,
    kilobytes: kilobytes(files),
    scriptKilobytes: kilobytes(scripts),
    chain: Math.max(...files.filter(isNeeded).map(({ depth }) => depth)),
  };
  const report = `${measured.requests} requests, ${measured.kilobytes.toFixed(1)} KiB, of which script ${measured.scriptKilobytes.toFixed(1)} KiB; ${measured.chain} steps to the month`;
  annotations.push({ type: 'first load', description: report });
  const details = `${table(files)}\n${report}`;
  console.log(details);
  for (const figure of ['requests', 'kilobytes', 'scriptKilobytes', 'chain'] as const) {
    expect(measured[figure], `${figure}\n${details}`).toBeLessThanOrEqual(budget[figure]);
  }
  // A hint that is not used makes the browser ask twice.
  const addresses = files.map(({ address }) => address);
  expect(addresses).toEqual([...new Set(addresses)]);
});
