import { chromium as bundled, type LaunchOptions } from '@playwright/test';
import path from 'node:path';
import {
  CHROMIUM_SWITCHES,
  findChromium as chromiumAmong,
  NoSuchChromium,
} from '../build/src/part/check/chromium.ts';
import { inHouse } from './house.ts';
import { isMissing } from './missing.ts';
import { StartError } from '../server/src/config/start-error.ts';

/** Where the tests put a Chromium of Playwright's that they brought themselves. */
export const BROWSERS = inHouse('.cache/browsers');

/** Playwright's own, where it keeps them for every project, and here. */
const ofPlaywright = (): readonly string[] => {
  const usual = bundled.executablePath();
  return [usual, path.join(BROWSERS, usual.slice(usual.lastIndexOf('chromium-')))];
};

/**
 * Path of the Chromium to test with: the one named in CHROMIUM_PATH, the system's, Playwright's own;
 * null where there is none.
 * @throws {StartError} where CHROMIUM_PATH names none.
 */
export function findChromium(): string | null {
  try {
    return chromiumAmong(ofPlaywright());
  } catch (error) {
    throw error instanceof NoSuchChromium ? new StartError(error.message) : error;
  }
}

function chromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  // The run counts its tests and starts none.
  if (isMissing('chromium')) return '';
  throw new StartError(
    "No se encontró ningún Chromium. Instalá uno (en Debian: 'apt-get install chromium-headless-shell'; " +
      "en otros sistemas: 'npx playwright install chromium') o indicá dónde está con CHROMIUM_PATH.",
  );
}

/**
 * How every test starts the browser.
 * @throws {StartError} that says how to get a Chromium where none is found.
 */
export const launchOptions = (): LaunchOptions => ({
  executablePath: chromium(),
  args: [...CHROMIUM_SWITCHES],
});
