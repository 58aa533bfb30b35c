import { chromium, type Browser } from '@playwright/test';
import type { BuiltPart } from './built-part.ts';
import { CHECKS } from './checks.ts';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.ts';
import { hostScripts } from './host-script.ts';
import { createStage } from './stage.ts';

/** What a check found. */
export interface Row {
  readonly name: string;
  readonly wrong: readonly string[];
  /** What there is to know besides. */
  readonly told: string;
}

async function rowsIn(
  browser: Browser,
  part: BuiltPart,
  write: (row: Row) => void,
): Promise<readonly Row[]> {
  const stage = createStage(browser, part, await hostScripts());
  const rows: Row[] = [];
  for (const [name, look] of Object.entries(CHECKS)) {
    const wrong: string[] = [];
    // One after the other: a look may open several pages as it is.
    for (const contribution of part.shown) {
      const found = await look(contribution, stage);
      wrong.push(...found.map((line) => `${contribution.id}: ${line}`));
    }
    const row = { name, wrong, told: '' };
    write(row);
    rows.push(row);
  }
  return rows;
}

/** What the checks find that need a browser, each told as soon as it is known; null: there is none. */
export async function inBrowser(
  part: BuiltPart,
  write: (row: Row) => void,
): Promise<readonly Row[] | null> {
  const executablePath = findChromium([chromium.executablePath()]);
  if (executablePath === null) return null;
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES] });
  try {
    return await rowsIn(browser, part, write);
  } finally {
    await browser.close();
  }
}
