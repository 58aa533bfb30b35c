import type { Browser, BrowserContext } from '@playwright/test';
import { recordFirstLoad, type FirstLoad } from '../../tools/first-load.ts';
import type { Contestant } from './contestants.ts';
import { probe, type Vitals } from './probe.ts';

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
  });

type Visited = Pick<Contestant, 'url' | 'landmarks'>;

interface Visit extends Vitals {
  /** What the page's main thread worked, in milliseconds: it waits for no other process. */
  readonly worked: number;
}

async function visit(
  context: BrowserContext,
  { url, landmarks }: Visited,
  cpuSlowdown: number,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(probe, landmarks);
  await page.goto(url, { waitUntil: 'commit' });
  const vitals = await page.evaluate(() => window.almanaqueVitals);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  await page.close();
  return { ...vitals, worked: seconds * 1000 };
}

/** The first visit of a browser that was never there, and its third. */
export async function visitColdAndWarm(
  browser: Browser,
  visited: Visited,
  cpuSlowdown: number,
): Promise<{ readonly cold: Visit; readonly warm: Visit }> {
  const context = await newContext(browser);
  const cold = await visit(context, visited, cpuSlowdown);
  // Chromium keeps compiled code from the second visit on.
  await visit(context, visited, 1);
  const warm = await visit(context, visited, cpuSlowdown);
  await context.close();
  return { cold, warm };
}

/** What a first visit takes. */
export async function countRequests(browser: Browser, visited: Visited): Promise<FirstLoad> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const firstLoad = await recordFirstLoad(page);
  await page.goto(visited.url, { waitUntil: 'commit' });
  const load = await firstLoad();
  await context.close();
  return load;
}
