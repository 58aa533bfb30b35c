import type { Browser, Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { watchCopies } from '../e2e/embedding/singletons/copies.ts';
import type { PortalSite } from '../e2e/embedding/support/embedding.ts';
import { homeOf } from '../e2e/support/home.ts';
import { buildAngular } from './build-angular.ts';
import { buildCell } from './build-cell.ts';
import type { Cell } from './cells.ts';

/** What a portal showed. */
export interface Tried {
  readonly showsMonth: boolean;
  /** What is chosen in the bell is shown by the calendar. */
  readonly crosses: boolean;
  readonly stores: number;
  /** Those that draw, the portal's own among them. */
  readonly reacts: number;
  /** Compressed, of the scripts that the parts brought. */
  readonly kilobytes: number;
  /** Errors and warnings of the page. */
  readonly said: readonly string[];
}

/** For a slow machine; what comes, comes sooner. */
const PATIENCE_MS = 30_000;

function put({ portal }: PortalSite, folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const full = path.join(file.parentPath, file.name);
    const name = `/${path.relative(folder, full).replaceAll(path.sep, '/')}`;
    portal.put(name === '/index.html' ? '/' : name, readFileSync(full, 'utf8'), 'portal');
  }
}

const happens = (wait: Promise<unknown>): Promise<boolean> =>
  wait.then(
    () => true,
    () => false,
  );

async function cross(page: Page): Promise<void> {
  const { bell, upcoming, day } = homeOf(page);
  const options = { timeout: PATIENCE_MS };
  await bell.click(options);
  const birthday = upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' });
  await birthday.click(options);
  await day('2025-09-20').and(page.locator('[aria-selected="true"]')).waitFor(options);
}

/** Opens the portal in `folder` and does in it what a person does. */
export async function tryPortal(
  browser: Browser,
  site: PortalSite,
  folder: string,
): Promise<Tried> {
  put(site, folder);
  const page = await browser.newPage({ locale: 'es-AR', reducedMotion: 'reduce' });
  const said: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  const ofParts = Object.values(site.origins).map(({ url }) => url);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('response', (response) => {
    const isOfPart = ofParts.some((url) => response.url().startsWith(url));
    if (isOfPart && response.url().split('?')[0]?.endsWith('.js'))
      scripts.push(response.body().catch(() => Buffer.alloc(0)));
  });
  try {
    const copies = await watchCopies(page);
    await page.clock.setFixedTime('2025-09-13T09:00-03:00');
    // By then all has come that comes by itself: until when a page rests, some of it may be on its way.
    const rests = happens(page.waitForRequest('**/api/v1/live?*', { timeout: PATIENCE_MS }));
    await page.goto(site.portal.url);
    const month = homeOf(page).calendar.and(page.locator('[aria-busy="false"]'));
    const showsMonth = await happens(month.waitFor({ timeout: PATIENCE_MS }));
    const crosses = showsMonth && (await happens(cross(page)));
    await rests;
    const { stores, reacts } = await copies();
    const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
    const kilobytes = Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1024);
    return { showsMonth, crosses, stores, reacts, kilobytes, said };
  } finally {
    await page.close();
  }
}

function build(site: PortalSite, cell: Cell): string | Promise<string> {
  if (cell.bundler === 'Angular') return buildAngular(site);
  const { api, origins } = site;
  const calendar = origins['mf-calendar'].url;
  const bell = origins['mf-notifications'].url;
  return buildCell(cell, { api, calendar, bell });
}

export const tryCell = async (browser: Browser, site: PortalSite, cell: Cell): Promise<Tried> =>
  tryPortal(browser, site, await build(site, cell));
