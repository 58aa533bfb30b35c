import type { Page } from '@playwright/test';
import { NO_AI } from '../../support/home.ts';
import { loadOnPlainPage, mount, unmount } from '../../support/plain-page.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { expect, test } from '../../support/test.ts';
import { keepLedgerOf, readLedger } from './ledger.ts';
import { memoryOf } from './memory.ts';
import { mountAndUnmount, mountUntilLive } from './mounting.ts';

const MOUNTS = 200;
/** Until what loads when first wanted is there, and caches are filled. */
const FIRST_MOUNTS = 20;

const HEAP_GROWTH = 1_000_000;

/** React itself keeps the last tree it drew, and not all are alike: less than one for each mount. */
const STRAY_NODES = MOUNTS / 2;
const STRAY_LISTENERS = 10;

/** The query cache, the page's one, forgets what nobody looks at after five minutes. */
const CACHED_MS = 300_000;

/** As far as each remote leads: into what it puts over the page. */
const STEPS: Readonly<Record<RemoteName, readonly string[]>> = {
  'mf-calendar': ['[role=grid][aria-busy=false]', 'h2 button', '[role=dialog]'],
  'mf-notifications': ['button.bell', '[role=dialog]'],
  'mf-recommendations': [
    '.card:last-child h3 button',
    '.more:not([hidden]) button',
    '[role=dialog]',
  ],
};

const EVENT = {
  id: 'revision-trimestral',
  date: '2025-09-30',
  title: 'Revisión trimestral',
  description: '',
  type: 'personalizado',
  tone: 'festivo',
  origin: { kind: 'empresa', sample: true },
  picture: null,
};

/** What the recommendations are for; the store is there once a remote that reads it is mounted. */
async function selectEvent(page: Page): Promise<void> {
  await mount(page, 'mf-recommendations');
  await page.waitForFunction((event) => {
    const store: unknown = Reflect.get(globalThis, Symbol.for('almanaque.selection.v1'));
    (store as { openEvent: (chosen: unknown) => void } | undefined)?.openEvent(event);
    return store !== undefined;
  }, EVENT);
  await unmount(page, 'mf-recommendations');
}

/** What the page still holds, once nothing of it is about to end by itself. */
async function settled(page: Page) {
  const unsettled = async () => {
    const { timers, frames, requests } = await readLedger(page);
    return { timers: timers.filter((delay) => delay < CACHED_MS), frames, requests };
  };
  await expect.poll(unsettled).toEqual({ timers: [], frames: 0, requests: 0 });
  return readLedger(page);
}

for (const name of ['mf-calendar', 'mf-notifications', 'mf-recommendations'] as const) {
  test(`${MOUNTS} mounts of ${name} leave nothing behind`, async ({ page, problems }) => {
    test.slow();
    problems.allow(NO_AI);
    await keepLedgerOf(page);
    await loadOnPlainPage(page, [name]);
    if (name === 'mf-recommendations') await selectEvent(page);
    await mountUntilLive(page, name, STEPS[name]);

    await mountAndUnmount(page, name, STEPS[name], FIRST_MOUNTS);
    const measure = await memoryOf(page);
    const heldBefore = await settled(page);
    const before = await measure();

    await mountAndUnmount(page, name, STEPS[name], MOUNTS);
    await mountUntilLive(page, name, STEPS[name]);
    const heldAfter = await settled(page);
    const after = await measure();

    expect(heldAfter).toEqual(heldBefore);
    expect(Object.values(heldAfter.listeners).filter((count) => count !== 0)).toEqual([]);
    expect(after.nodes).toBeLessThan(before.nodes + STRAY_NODES);
    expect(after.listeners).toBeLessThan(before.listeners + STRAY_LISTENERS);
    expect(after.documents).toBe(before.documents);
    expect(after.heapBytes).toBeLessThan(before.heapBytes + HEAP_GROWTH);
  });
}
