import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BROWSERS, findChromium } from '../../tools/chromium.ts';
import { tool } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';
import { mayInstall } from './apt.ts';
import { execute } from './execute.ts';
import type { Look, Need } from '../../tools/need.ts';

const OS_RELEASE = '/etc/os-release';

/** Not Ubuntu, whose package of that name asks for another store of programs. */
const isDebian = (): boolean =>
  existsSync(OS_RELEASE) && /^ID="?debian"?$/m.test(readFileSync(OS_RELEASE, 'utf8'));

const FONTS = '/usr/share/fonts';

/** Without any, Linux shows no text; other systems have theirs. */
async function hasFonts(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  if (
    existsSync(FONTS) &&
    readdirSync(FONTS, { recursive: true }).some((file) => /\.(?:ttf|otf|ttc)$/.test(String(file)))
  ) {
    return true;
  }
  return (await execute('fc-list', [])).output.includes('/');
}

async function look(): Promise<Look> {
  const program = findChromium();
  if (program === null) return { missing: 'no está' };
  const { ok, output } = await execute(program, ['--version']);
  if (!ok) return { missing: `${program} no arranca: ${output.trim()}` };
  if (!(await hasFonts())) return { missing: 'el sistema no tiene tipografías, y no se ve texto' };
  return { found: program, env: { CHROMIUM_PATH: program } };
}

async function download(): Promise<Look> {
  console.log('  Se baja el Chromium de Playwright (unos 180 MB, en .cache/browsers)…');
  const { code, output } = await run(
    [
      tool('@playwright/test/cli.js'),
      'install',
      '--no-shell',
      // The libraries it needs, which come as packages.
      ...(mayInstall() ? ['--with-deps'] : []),
      'chromium',
    ],
    {
      env: { PLAYWRIGHT_BROWSERS_PATH: BROWSERS, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    },
  );
  if (code !== 0) return { missing: `no está, y no se pudo bajar: ${reasonIn(output)}` };
  return look();
}

/** The first line with an error among all that a failed download says. */
const reasonIn = (output: string): string => /^Error: .+$/m.exec(output)?.[0] ?? output.trim();

export const chromium: Need = {
  title: 'Chromium',
  serves: 'todo lo del navegador',
  packages: () => [
    ...(findChromium() === null && isDebian() ? ['chromium-headless-shell'] : []),
    // The page's own letters are measured against these: shared-ui/src/fonts/fonts.css.
    'fonts-dejavu-core',
  ],
  remedy: 'npx playwright install --with-deps chromium, o su ruta en CHROMIUM_PATH',
  look,
  get: async () => (findChromium() === null ? download() : look()),
};
