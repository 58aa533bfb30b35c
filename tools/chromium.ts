import { chromium as bundled, type LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inHouse } from './house.ts';
import { isMissing } from './missing.ts';
import { StartError } from '../server/src/config/start-error.ts';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

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
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new StartError(`La variable CHROMIUM_PATH apunta a un archivo que no existe: ${named}`);
  }
  return [...SYSTEM, ...ofPlaywright()].find((file) => existsSync(file)) ?? null;
}

function chromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  // The run counts its tests and starts none.
  if (isMissing('chromium')) return '';
  throw new StartError(
    "No se encontró ningún Chromium. Instalá uno (en Debian: 'apt-get install chromium'; en otros " +
      "sistemas: 'npx playwright install chromium') o indicá dónde está con la variable CHROMIUM_PATH.",
  );
}

const isRoot = process.getuid?.() === 0;

/**
 * Behind its address bar a Chromium with windows keeps two more pages for each: two fifths of the
 * processor's time of the tests. The last list wins, so those that Playwright 1.65 leaves out (its
 * chromiumSwitches.ts) are named again.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * How every test starts the browser: without what a closed network or a container lacks.
 * @throws {StartError} that says how to get a Chromium where none is found.
 */
export const launchOptions = (): LaunchOptions => ({
  executablePath: chromium(),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${LEFT_OUT.join(',')}`,
  ],
});
