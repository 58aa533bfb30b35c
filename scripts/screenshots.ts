import { chromium } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { withEmbedding, type Embedding } from '../e2e/embedding/support/embedding.ts';
import { contactSheet } from '../e2e/screenshots/contact-sheet.ts';
import { fileOf, shoot, shotsOf, type Shot } from '../e2e/screenshots/shoot.ts';
import { STATES } from '../e2e/screenshots/states.ts';
import { FURTHER_WIDTHS, WIDTHS } from '../e2e/support/sizes.ts';
import { launchOptions } from '../tools/chromium.ts';
import { buildParts } from '../tools/build-parts.ts';
import { inHouse } from '../tools/house.ts';
import { command } from '../tools/say.ts';

const FOLDER = inHouse('screenshots');
const ALL_WIDTHS = [...WIDTHS, ...FURTHER_WIDTHS].toSorted((a, b) => a.width - b.width);

async function shootAll(shots: readonly Shot[], embedding: Embedding): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  const waiting = [...shots];
  const failures: string[] = [];
  const worker = async (): Promise<void> => {
    for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
      const name = fileOf(shot);
      await shoot(browser, shot, { embedding, path: `${FOLDER}/${name}` }).catch((error: unknown) =>
        failures.push(`${name}: ${String(error)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await browser.close();
  return failures;
}

/** Those whose screen and name say all of `words`; without words, all. */
const statesAsked = (words: readonly string[]): typeof STATES =>
  STATES.filter(({ screen, name }) => words.every((word) => `${screen}: ${name}`.includes(word)));

await command(async () => {
  const { positionals: words, values } = parseArgs({
    allowPositionals: true,
    options: { 'all-widths': { type: 'boolean', default: false } },
  });
  const states = statesAsked(words);
  if (states.length === 0) {
    const screens = new Set(STATES.map(({ screen }) => screen));
    console.error(
      `Ningún estado dice «${words.join(' ')}». Las pantallas: ${[...screens].join(', ')}.`,
    );
    return 1;
  }
  await buildParts();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const shots = shotsOf(states, values['all-widths'] ? ALL_WIDTHS : WIDTHS);
  const failures: string[] = [];
  await withEmbedding(async (embedding) => {
    failures.push(...(await shootAll(shots, embedding)));
  });
  writeFileSync(`${FOLDER}/index.html`, contactSheet(shots));
  console.log(`${shots.length - failures.length} pantallas en screenshots/index.html`);
  for (const failure of failures) console.error(failure);
  return failures.length === 0 ? 0 : 1;
});
