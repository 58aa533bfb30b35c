import type { Browser, BrowserContext } from '@playwright/test';
import { recordRequests, type LoadedFile } from '../../tools/requests.ts';
import type { Contestant } from './contestants.ts';
import { probe, type Vitals } from './probe.ts';

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
  });

type Visited = Pick<Contestant, 'url' | 'landmarks'>;

async function visit(
  context: BrowserContext,
  { url, landmarks }: Visited,
  cpuSlowdown: number,
): Promise<Vitals> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(probe, landmarks);
  await page.goto(url, { waitUntil: 'commit' });
  const vitals = await page.evaluate(() => window.almanaqueVitals);
  await page.close();
  return vitals;
}

/** The first visit of a browser that was never there, and its third. */
export async function visitColdAndWarm(
  browser: Browser,
  visited: Visited,
  cpuSlowdown: number,
): Promise<{ readonly cold: Vitals; readonly warm: Vitals }> {
  const context = await newContext(browser);
  const cold = await visit(context, visited, cpuSlowdown);
  // Chromium keeps compiled code from the second visit on.
  await visit(context, visited, 1);
  const warm = await visit(context, visited, cpuSlowdown);
  await context.close();
  return { cold, warm };
}

export interface Counted {
  /** All that a first visit asks for; what listening for changes takes comes after it. */
  readonly files: readonly LoadedFile[];
  /** Of these, what the month waits for: no fonts, no neighbouring months. */
  readonly toTheMonth: readonly LoadedFile[];
}

const AFTERWARDS = /keep-up-to-date|\/api\/v1\/live\?|\/metrics\//;

/** Whether six weeks are asked for: the month shown, and after it those before and behind. */
function isMonth(address: string): boolean {
  const { from, to } = /from=(?<from>[-\d]+)&to=(?<to>[-\d]+)/.exec(address)?.groups ?? {};
  return Date.parse(to ?? '') - Date.parse(from ?? '') === 41 * 86_400_000;
}

/** What a first visit asks for. */
export async function countRequests(browser: Browser, visited: Visited): Promise<Counted> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const requests = await recordRequests(page);
  const live = page.waitForRequest('**/api/v1/live?*');
  await page.goto(visited.url, { waitUntil: 'commit' });
  await live;
  const files = requests().filter(({ address }) => !AFTERWARDS.test(address));
  await context.close();
  const [, ...neighbours] = files.filter(({ address }) => isMonth(address));
  const isNeeded = (file: LoadedFile) => file.type !== 'Font' && !neighbours.includes(file);
  return { files, toTheMonth: files.filter(isNeeded) };
}
