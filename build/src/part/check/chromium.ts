import { existsSync } from 'node:fs';
import { PartError } from '../part-error.ts';

const SYSTEM = [
  // The one without windows: the same pages by a seventh less of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

/** How every check starts the browser: without what a closed network or a container lacks. */
export const CHROMIUM_SWITCHES: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Letters as wide as on a screen: without windows it rounds their widths.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

/** The file of the variable's name does not exist. */
export class NoSuchChromium extends PartError {}

/**
 * Path of a Chromium: the one named in CHROMIUM_PATH, the system's, or one of `more`; null: there is none.
 * @throws {NoSuchChromium} where CHROMIUM_PATH names none.
 */
export function findChromium(more: readonly string[]): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new NoSuchChromium(
      `La variable CHROMIUM_PATH apunta a un archivo que no existe: ${named}`,
    );
  }
  return [...SYSTEM, ...more].find((file) => existsSync(file)) ?? null;
}
