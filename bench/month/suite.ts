import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../tools/chromium.ts';
import { buildParts } from '../../tools/build-parts.ts';
import { interleaved } from '../support/interleaved.ts';
import type { Figure, Suite, SuiteOptions } from '../support/suite.ts';
import { serveAlmanaque } from './almanaque.ts';
import { buildPages } from './build-pages.ts';
import { CONTESTANTS, type Contestant } from './contestants.ts';
import { eventsFrom, witnesses } from './events.ts';
import { figuresOf } from './figures.ts';
import { goalsOf } from './goals.ts';
import { measure, monthAfter, type Measured } from './measure.ts';
import { NOTES } from './notes.ts';
import { isForHeap, SCENARIOS, takesPart, type Scenario } from './scenarios.ts';
import { servePages } from './serve-pages.ts';

/** Almanaque begins with the present month, so everyone does. */
const presentMonth = (): string => {
  const zone = { timeZone: 'America/Argentina/Buenos_Aires' };
  return `${monthAfter(new Date().toLocaleDateString('sv-SE', zone), 0)}-01`;
};

const CALENDAR_ALONE = '/remotes/mf-calendar/index.html';

async function runScenario(
  scenario: Scenario,
  browser: Browser,
  pages: string,
  { rounds, say }: SuiteOptions,
): Promise<{ figures: Figure[]; failures: string[] }> {
  const first = presentMonth();
  const almanaque = await serveAlmanaque(first, scenario.events);
  const seen = witnesses(eventsFrom(first, scenario.events));
  const failures: string[] = [];

  const measureOne = async (contestant: Contestant, round: number): Promise<Measured | null> => {
    const { name, page } = contestant;
    const url =
      page === null
        ? `${almanaque.url}${contestant.isWhole ? '/' : CALENDAR_ALONE}`
        : `${pages}/${page}/index.html?first=${first}&count=${scenario.events}`;
    const setting = { url, slowdown: scenario.slowdown, first, witnesses: seen };
    say(`${scenario.name}, ronda ${round + 1} de ${rounds}: ${name}`);
    try {
      return await measure(browser, contestant, setting, isForHeap(scenario, contestant, round));
    } catch (error) {
      // Without ours there is nothing to compare, and a goal that is not measured would look like none missed.
      if (contestant.role === 'ours') throw error;
      // Of what the browser says, its first line: the rest is about this machine.
      const [reason = ''] = String(error).split('\n');
      failures.push(`${name}, ${scenario.name}, ronda ${round + 1}: ${reason}`);
      say(`  ${reason}`);
      return null;
    } finally {
      // Also what one that failed has left open, which would slow the next.
      await Promise.all(browser.contexts().map((context) => context.close()));
    }
  };
  try {
    const measured = await interleaved(
      CONTESTANTS.filter((contestant) => takesPart(scenario, contestant)),
      rounds,
      measureOne,
    );
    const figures = [...measured].flatMap(([{ name }, all]) => {
      const done = all.filter((one) => one !== null);
      // With a round missing, ratios could not be taken round by round.
      return done.length === rounds ? figuresOf(name, scenario.name, done) : [];
    });
    return { figures, failures };
  } finally {
    await almanaque.stop();
  }
}

export const month: Suite = {
  name: 'month',
  title: 'El mes, frente a las bibliotecas de calendarios',
  run: async (options) => {
    await buildParts();
    await buildPages();
    const pages = await servePages();
    const browser = await chromium.launch(launchOptions());
    const results = [];
    for (const scenario of Object.values(SCENARIOS)) {
      results.push(await runScenario(scenario, browser, pages.url, options));
    }
    await browser.close();
    await pages.stop();
    const figures = results.flatMap((result) => result.figures);
    return {
      figures,
      goals: goalsOf(figures),
      notes: [...NOTES, ...results.flatMap(({ failures }) => failures)],
    };
  },
};
