import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DEV_PORTS } from '../../build/src/ports.ts';
import { inHouse, tool } from '../../tools/house.ts';
import { startInBackground } from './background.ts';
import { ALONE } from './build-time.ts';
import { editFile, type EditedFile } from './edited-file.ts';
import { ONE_LINE, ONE_LINE_CONFIG, writeOneLine } from './one-line.ts';

/** A page under development, and a source of it whose text it shows. */
export interface Watched {
  readonly name: string;
  readonly page: Page;
  readonly file: EditedFile;
}

interface Pages {
  readonly watched: readonly Watched[];
  readonly stop: () => Promise<void>;
}

const READY_MS = 60_000;

async function openPage(browser: Browser, url: string, text: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByText(text).first().waitFor({ timeout: READY_MS });
  return page;
}

/** `npm run dev`, with data of its own. */
async function startDev(browser: Browser, folder: string): Promise<Pages> {
  const { stop } = await startInBackground(
    [inHouse('scripts/dev.ts')],
    { DATA_DIR: folder },
    (said) => said.includes('Todo listo'),
  );
  const page = await openPage(browser, `http://localhost:${DEV_PORTS.shell}/`, 'Sáb');
  const watched = (name: string, source: string, text: string): Watched => ({
    name,
    page,
    file: editFile(inHouse(source), text),
  });
  return {
    watched: [
      watched('shell', 'shell/src/header/header.tsx', 'Cultura viva en cada fecha'),
      watched('mf-calendar, en el shell', 'mf-calendar/src/month/weekdays.tsx', '{short}\n'),
    ],
    stop,
  };
}

/** What `ONE_LINE_CONFIG` says once it listens. */
const ADDRESS = /http:\/\/[\d.]+:\d+\//;

async function startAlone(browser: Browser, folder: string): Promise<Pages> {
  const { source } = writeOneLine(folder);
  const args = ['serve', '--mode', 'development', '--config', ONE_LINE_CONFIG];
  const { said, stop } = await startInBackground(
    [tool('webpack-cli/bin/cli.js'), ...args, '--env', `into=${folder}`],
    {},
    (text) => ADDRESS.test(text),
  );
  const page = await openPage(browser, ADDRESS.exec(said)?.[0] ?? '', ONE_LINE);
  return { watched: [{ name: ALONE, page, file: editFile(source, ONE_LINE) }], stop };
}

/** The page of `npm run dev`, and one of webpack's development server alone. */
export async function openPages(browser: Browser): Promise<Pages> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-bench-'));
  const started: Pages[] = [];
  const stop = async () => {
    for (const { watched, stop: end } of started) {
      for (const { file } of watched) file.restore();
      await end();
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    started.push(await startAlone(browser, folder));
    started.push(await startDev(browser, path.join(folder, 'data')));
  } catch (error) {
    await stop();
    throw error;
  }
  return { watched: started.flatMap(({ watched }) => watched), stop };
}
