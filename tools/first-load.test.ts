import { firstLoadOf } from './first-load.ts';
import type { LoadedFile } from './requests.ts';

const file = (address: string, depth: number, type = 'Script'): LoadedFile => ({
  address,
  type,
  bytes: 1024,
  depth,
});

const MONTH = '/api/v1/calendar?from=2025-08-31&to=2025-10-11';
const NEEDED = [file('/', 1, 'Document'), file('/main.1a.js', 2), file(MONTH, 2, 'Fetch')];

test.each([
  ['the month behind', file('/api/v1/calendar?from=2025-09-28&to=2025-11-08', 3, 'Fetch')],
  ['what stands beside the month', file('/remotes/mf-calendar/ahead.1a.js', 3)],
  ['a letter’s shape', file('/sans.woff2', 3, 'Font')],
])('the month does not wait for %s', (_what, later) => {
  expect(firstLoadOf([...NEEDED, later]).chain).toBe(2);
});

test('the month waits for what a script asks for', () => {
  expect(firstLoadOf([...NEEDED, file('/remotes/mf-calendar/late.1a.js', 3)]).chain).toBe(3);
});

test('counts all but what comes once the page is there', () => {
  const neighbour = file('/api/v1/calendar?from=2025-07-27&to=2025-09-06', 3, 'Fetch');
  const load = firstLoadOf([...NEEDED, neighbour, file('/overlays.1a.js', 3)]);
  expect(load).toMatchObject({ requests: 4, kilobytes: 4, scriptKilobytes: 1 });
});
