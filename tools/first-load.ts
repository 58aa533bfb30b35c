import type { Page } from '@playwright/test';
import { recordRequests, type LoadedFile } from './requests.ts';

/** On which a first visit always takes the same: what falls on a day may need icons of its own. */
const DAY = '2025-09-13T09:00-03:00';

/**
 * What listening for changes takes, whose answer has no end, what opens over the page, and what stands
 * beside the month once it is there and the browser idle.
 */
const AFTERWARDS =
  /keep-up-to-date|\/api\/v1\/live\?|\/metrics\/|overlays\.|node_modules_mui|(ahead|plate-\d\d)\.[^/]*js/;

/** Whether six weeks are asked for: the month shown, and after it those before and behind. */
function isMonth({ address }: LoadedFile): boolean {
  const { from, to } = /from=(?<from>[-\d]+)&to=(?<to>[-\d]+)/.exec(address)?.groups ?? {};
  return Date.parse(to ?? '') - Date.parse(from ?? '') === 41 * 86_400_000;
}

const kibibytes = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

const scriptsOf = (files: readonly LoadedFile[]): LoadedFile[] =>
  files.filter(({ type }) => type === 'Script');

/** What a first visit takes, given all that it asked for until it listens for changes. */
export function firstLoadOf(asked: readonly LoadedFile[]) {
  const files = asked.filter(({ address }) => !AFTERWARDS.test(address));
  const [, ...neighbours] = files.filter(isMonth);
  // Nothing waits for a letter's shape, nor for the tab's picture.
  const toTheMonth = files.filter(
    (file) => file.type !== 'Font' && file.address !== '/favicon.svg' && !neighbours.includes(file),
  );
  return {
    files,
    requests: files.length,
    kilobytes: kibibytes(files),
    scriptKilobytes: kibibytes(scriptsOf(files)),
    scriptKilobytesToTheMonth: kibibytes(scriptsOf(toTheMonth)),
    /** How many requests the month waits for, one after another. */
    chain: Math.max(...toTheMonth.map(({ depth }) => depth)),
  };
}

export type FirstLoad = ReturnType<typeof firstLoadOf>;

/** Writes down what a page takes that is opened for the first time from now on. */
export async function recordFirstLoad(page: Page): Promise<() => Promise<FirstLoad>> {
  await page.clock.setFixedTime(DAY);
  const requests = await recordRequests(page);
  // The page begins to listen for changes a second after all else is there.
  const live = page.waitForRequest('**/api/v1/live?*');
  return async () => {
    await live;
    return firstLoadOf(requests());
  };
}
