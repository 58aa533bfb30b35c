import { chromium, type Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { loadSampleSet } from '../../server/src/events/sample.ts';
import { openDatabase } from '../../server/src/schema/open-database.ts';
import { buildParts } from '../../tools/build-parts.ts';
import { launchOptions } from '../../tools/chromium.ts';
import { startServer } from '../../tools/server.ts';
import { administratorOf } from '../server/administrator.ts';
import { seedPeople } from '../server/seed.ts';
import { createFigures } from '../support/figures.ts';
import { interleaved } from '../support/interleaved.ts';
import { samplesOf } from '../support/samples-of.ts';
import { median } from '../support/statistics.ts';
import type { Suite, SuiteOptions, SuiteResult } from '../support/suite.ts';
import { openPage, POINTED_MS } from './open-page.ts';

const PEOPLE = 10_000;
const LIMIT_MS = 150;
const REST_MS = 1_000;
const SCENARIO = `${PEOPLE.toLocaleString('es-AR')} personas`;
const METRIC = 'del clic al cuadro, ya señalada';

const [load = 0] = loadavg();
const NOTES = [
  `Desde la lista de la configuración, recién abierta: se señala una página, ${POINTED_MS} ms después se hace clic, y se cuenta desde el clic hasta el cuadro que la muestra con sus datos, que se piden recién entonces. Servidor y navegador están en la misma máquina.`,
  `Las cifras valen lo que vale la máquina: al empezar, ${load.toFixed(1)} trabajos se repartían sus ${availableParallelism()} núcleos.`,
];

/** The pages that an administrator's list has, by their titles. */
async function titlesAt(browser: Browser, open: Open): Promise<string[]> {
  const { page, close } = await open(browser);
  const links = page.getByRole('navigation', { name: 'Configuración' }).locator('li a');
  const titles = await links.evaluateAll((all) =>
    all.map((link) => link.firstChild?.textContent ?? ''),
  );
  await close();
  return titles;
}

type Open = ReturnType<typeof opener>;

/** A new visitor's list of the settings, in the administrator's session. */
const opener = (url: string, cookie: string) => async (browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const cookies = cookie.split('; ').map((text) => {
    const [name = '', ...value] = text.split('=');
    return { name, value: value.join('='), url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${url}/configuracion`);
  await page.getByRole('link', { name: 'Registro de cambios' }).first().waitFor();
  // What the page fetches once it is there is no part of what follows.
  await page.waitForTimeout(REST_MS);
  return { page, close: () => context.close() };
};

async function measure(
  open: Open,
  browser: Browser,
  { rounds, say }: SuiteOptions,
): Promise<SuiteResult> {
  const figures = createFigures();
  const titles = await titlesAt(browser, open);
  await interleaved(titles, rounds, async (title, round) => {
    const { page, close } = await open(browser);
    const taken = await openPage(page, title);
    await close();
    figures.add(title, SCENARIO, METRIC, 'ms', taken);
    say(`ronda ${round + 1}: ${title}: ${taken.toFixed(0)} ms`);
  });
  const samples = samplesOf(figures.all());
  const goals = titles.map((title) => ({
    title: `«${title}», señalada antes, del clic al cuadro`,
    unit: 'ms' as const,
    limit: LIMIT_MS,
    value: median(samples(title, SCENARIO, METRIC)),
    note: SCENARIO,
  }));
  return { figures: figures.all(), goals, notes: NOTES };
}

async function run(options: SuiteOptions): Promise<SuiteResult> {
  await buildParts();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'almanaque-bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await loadSampleSet(database);
  await seedPeople(database, PEOPLE);
  await database.destroy();
  const server = await startServer({ DATA_DIR: dataDir });
  const browser = await chromium.launch(launchOptions());
  try {
    const firstToken = () => new URL(server.firstStartLink()).searchParams.get('alta') ?? '';
    const { cookie = '' } = await administratorOf({ url: server.url, firstToken });
    return await measure(opener(server.url, cookie), browser, options);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** How soon a page of the settings is there for whoever pointed at it. */
export const settings: Suite = {
  name: 'settings',
  title: 'Las páginas de la configuración',
  maxRounds: 5,
  run,
};
