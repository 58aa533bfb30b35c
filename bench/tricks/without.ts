import { chromium, type Browser } from '@playwright/test';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '../../server/src/config/start-error.ts';
import { buildParts } from '../../tools/build-parts.ts';
import { launchOptions } from '../../tools/chromium.ts';
import { HOUSE, PARTS } from '../../tools/house.ts';
import { startServer } from '../../tools/server.ts';
import { CONDITIONS } from '../first-load/conditions.ts';
import { MONTH } from '../first-load/contestants.ts';
import { countsOf } from '../first-load/figures.ts';
import { openSlowLink } from '../first-load/slow-link.ts';
import { countRequests, visitColdAndWarm } from '../first-load/visit.ts';
import { amount } from '../report/numbers.ts';
import { interleaved } from '../support/interleaved.ts';
import { median } from '../support/statistics.ts';
import type { SuiteOptions } from '../support/suite.ts';
import { buildWithout } from './build-without.ts';
import { TRICKS } from './tricks.ts';

/** All JavaScript of a build, as it travels. */
const bytesOf = (folder: string): number =>
  PARTS.map((part) => path.join(folder, part, 'dist'))
    .flatMap((dist) => readdirSync(dist).map((name) => path.join(dist, name)))
    .filter((file) => file.endsWith('.js.br'))
    .reduce((sum, file) => sum + statSync(file).size, 0);

/** The pages of both builds under each condition, in turn. */
async function visitBoth(browser: Browser, urls: readonly string[], { rounds, say }: SuiteOptions) {
  const links: { close: () => Promise<void> }[] = [];
  const reach = async (url: string, link: (typeof CONDITIONS)[number]['link']) => {
    if (!link) return url;
    const slow = await openSlowLink(url, link);
    links.push(slow);
    return slow.url;
  };
  const ways = await Promise.all(
    CONDITIONS.flatMap((condition) =>
      urls.map(async (url) => ({ condition, url: await reach(url, condition.link) })),
    ),
  );
  try {
    const visits = await interleaved(ways, rounds, ({ condition, url }, round) => {
      say(`ronda ${round + 1}: ${condition.name}`);
      return visitColdAndWarm(browser, { url, landmarks: MONTH }, condition.cpuSlowdown);
    });
    return ways.map((way) => ({ ...way, rounds: visits.get(way) ?? [] }));
  } finally {
    await Promise.all(links.map((link) => link.close()));
  }
}

type Visited = Awaited<ReturnType<typeof visitBoth>>[number];

type Value = (visit: Visited['rounds'][number]['cold']) => number;

const VALUES: Readonly<Record<string, Value>> = {
  'Hasta el mes': ({ shown }) => shown['month'] ?? NaN,
  'Trabajo del hilo de la página': ({ worked }) => worked,
};

/** What the page takes more without the trick, round by round; the middle of these. */
function difference([own, without]: readonly Visited[], when: 'cold' | 'warm', of: Value): string {
  const samples = (visited: Visited | undefined) =>
    (visited?.rounds ?? []).map((round) => of(round[when]));
  const [before, after] = [samples(own), samples(without)];
  const more = after.map((value, round) => value - (before[round] ?? NaN));
  const slower = more.filter((value) => value > 0).length;
  return `${median(before).toFixed(0)} ms, sin él ${median(after).toFixed(0)} ms; de más ${median(more).toFixed(0)} ms, en ${slower} de ${more.length}`;
}

/** What a first visit of each asks for: requests, bytes, and how many wait for one another. */
async function printCounts(browser: Browser, [own = '', without = '']: readonly string[]) {
  const count = async (url: string) =>
    countsOf(await countRequests(browser, { url, landmarks: MONTH }));
  const after = await count(without);
  for (const [row, [metric, unit, value]] of (await count(own)).entries()) {
    console.log(
      `${metric}: ${amount(value, unit)}, sin él ${amount(after[row]?.[2] ?? NaN, unit)}`,
    );
  }
}

/**
 * Measures the first load with and without a trick of `build/TRICKS.md`, and prints both. Nothing is kept.
 * @throws {StartError} when there is no such trick.
 */
export async function measureWithout(trick: string, options: SuiteOptions): Promise<void> {
  if (!Object.hasOwn(TRICKS, trick)) {
    throw new StartError(`No existe '${trick}'. Hay: ${Object.keys(TRICKS).join(', ')}.`);
  }
  await buildParts();
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-bench-'));
  const servers: { readonly url: string; readonly stop: () => Promise<void> }[] = [];
  const browser = await chromium.launch(launchOptions());
  try {
    await buildWithout(trick, folder, options.say);
    servers.push(await startServer());
    const places = { SHELL_DIR: path.join(folder, 'shell/dist'), REMOTES_DIR: folder };
    servers.push(await startServer(places));
    const urls = servers.map(({ url }) => url);
    const visited = await visitBoth(browser, urls, options);
    console.log(
      `\nTodo el JavaScript: sin ${trick}, ${bytesOf(folder) - bytesOf(HOUSE)} bytes más`,
    );
    await printCounts(browser, urls);
    for (const condition of CONDITIONS) {
      const both = visited.filter((one) => one.condition === condition);
      for (const [what, of] of Object.entries(VALUES)) {
        console.log(`${what}, en frío, ${condition.name}: ${difference(both, 'cold', of)}`);
        console.log(`${what}, en caliente, ${condition.name}: ${difference(both, 'warm', of)}`);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true });
  }
}
