import { chromium as bundled, type LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const MISSING =
  'No se encontró ningún Chromium para las pruebas de navegador. Instalá uno (en Debian: ' +
  "'apt-get install chromium'; en otros sistemas: 'npx playwright install chromium') o indicá " +
  'dónde está con la variable CHROMIUM_PATH.';

/**
 * Path of the Chromium to test with: the one named in CHROMIUM_PATH, the system's, Playwright's own.
 * @throws an Error that says how to get one.
 */
function chromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`La variable CHROMIUM_PATH apunta a un archivo que no existe: ${named}`);
  }
  const found = [...SYSTEM, bundled.executablePath()].find((path) => existsSync(path));
  if (!found) throw new Error(MISSING);
  return found;
}

const isRoot = process.getuid?.() === 0;

/**
 * How every test starts the browser: without what a closed network or a container lacks.
 * @throws an Error that says how to get a Chromium where none is found.
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
  ],
});
