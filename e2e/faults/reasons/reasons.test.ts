import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '../../../tools/server.ts';
import { expect, watchedTest } from '../../support/test.ts';
import { failuresBy, loggedOf } from '../support/counted.ts';
import { altered, ENTRY, isExposed, MANIFEST, type Answer, type Fault } from '../support/fault.ts';
import { startRemoteOrigin, type RemoteOrigin } from '../support/remote-origin.ts';

interface Reason {
  readonly reason: string;
  readonly fault: Fault;
  /** Besides failed requests, of which the browser always writes. */
  readonly browserSays?: RegExp;
}

const ofOne = (
  is: (file: string, manifest: unknown) => boolean,
  answer: (whole: Answer) => Answer | 'never',
): Fault => ({
  kind: 'answers',
  title: 'one file',
  answer: (file, whole, manifest) => (is(file, manifest) ? answer(whole) : whole),
});
const isEntry = (file: string) => file === ENTRY;

const REASONS: readonly Reason[] = [
  { reason: 'unreachable', fault: { kind: 'down', title: 'down' } },
  {
    reason: 'cors',
    fault: ofOne(isEntry, (whole) => ({ ...whole, isKept: true })),
    browserSays: /blocked by CORS policy/,
  },
  { reason: 'status', fault: ofOne(isExposed, (whole) => ({ ...whole, status: 500 })) },
  {
    reason: 'mime',
    fault: ofOne(isEntry, () => ({ status: 200, type: 'text/html', body: '<!doctype html>' })),
  },
  { reason: 'cut', fault: ofOne(isExposed, (whole) => ({ ...whole, breaksOff: true })) },
  {
    reason: 'integrity',
    fault: ofOne(isExposed, (whole) => altered(whole, (code) => `${code};`)),
    browserSays: /SRI's integrity checks failed/,
  },
  { reason: 'timeout', fault: ofOne(isEntry, () => 'never') },
  {
    reason: 'contract',
    fault: ofOne(
      (file) => file === MANIFEST,
      (whole) =>
        altered(whole, (text) =>
          text.replace(
            /("name": "@almanaque\/shared-contracts",\s*"version": ")[^"]+/,
            (_, before: string) => `${before}9.0.0`,
          ),
        ),
    ),
  },
];

interface Site {
  readonly calendar: RemoteOrigin;
  readonly server: RunningServer;
}

/** A server of its own for each test: it tells of a part once a minute. Its registry has the calendar alone. */
const test = watchedTest.extend<{ readonly site: Site }>({
  site: async ({}, use) => {
    const calendar = await startRemoteOrigin('mf-calendar');
    const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-reasons-'));
    const registry = path.join(folder, 'remotes.json');
    const { url, integrity } = calendar;
    const line = { name: 'mf-calendar', manifest: `${url}/mf-manifest.json`, contract: '^1.0.0' };
    writeFileSync(registry, JSON.stringify({ remotes: [{ ...line, integrity }] }));
    const server = await startServer({ REMOTES_FILE: registry });
    await use({ calendar, server });
    await Promise.all([server.stop(), calendar.stop()]);
    rmSync(folder, { recursive: true });
  },
});

for (const { reason, fault, browserSays } of REASONS) {
  test(`a calendar that does not load for ${reason} is told of as such`, async ({
    page,
    site: { calendar, server },
    problems,
  }, { annotations }) => {
    // The registry has hashes, and what is answered is often not what they are of.
    problems.allow(/Failed to load resource|net::ERR_|Failed to find a valid digest/);
    if (browserSays) problems.allow(browserSays);
    await calendar.breakWith(fault);
    // A page has not loaded for as long as it waits for what never comes.
    await page.goto(server.url, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('El calendario');
    await expect
      .poll(() => failuresBy(server.url, 'mf-calendar'))
      .toHaveProperty(reason, expect.any(Number));
    // What a server writes comes by another way than what it answers.
    const logged = () => loggedOf(server.said(), 'mf-calendar');
    await expect.poll(logged).toEqual([expect.objectContaining({ origin: server.url })]);
    annotations.push({ type: 'logged', description: JSON.stringify(logged()) });
  });
}
