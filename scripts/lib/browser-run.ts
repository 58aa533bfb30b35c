import { readFileSync } from 'node:fs';
import { buildParts } from '../../tools/build-parts.ts';
import { inHouse, tool } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';

interface BrowserRun {
  readonly code: number;
  /** What Playwright's JSON reporter wrote. */
  readonly report: unknown;
}

/** Runs the browser tests of one folder of `e2e/`, on today's builds, one after another. */
export async function runBrowserTests(folder: string): Promise<BrowserRun> {
  await buildParts();
  const playwright = [
    tool('@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
  ];
  const { code } = await run([...playwright, '--workers', '1', `e2e/${folder}/`], { show: true });
  return { code, report: JSON.parse(readFileSync(inHouse('.cache/playwright.json'), 'utf8')) };
}
