import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { FailureReason, PageContributions } from '@almanaque/shared-contracts';
import { NotLookedError } from '../../part-error.ts';
import type { BuiltPart } from '../built-part.ts';
import { CHROMIUM_SWITCHES, findChromium } from '../chromium.ts';
import type { Installation } from './installation.ts';

/** What became of a contribution in the installation's own page. */
export type Outcome = 'ready' | 'absent' | FailureReason['kind'];

export interface Rehearsal {
  /** The version of each module that the page shares. */
  readonly offered: Readonly<Record<string, string>>;
  /** By the contribution's id. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** Where the part is while it is rehearsed: of the page's own origin, which every policy lets in. */
const FOLDER = '/almanaque-part-check';
const PATIENCE_MS = 60_000;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Tells what the page offers to the part, and changes nothing of it. */
const telling = (container: string): string => `;(() => {
  const { get, init } = self.${container};
  self.${container} = {
    get,
    init: (scope) => {
      self.almanaqueOffered = Object.fromEntries(
        Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)[0]]),
      );
      return init(scope);
    },
  };
})();`;

/** Puts the part into the installation's page, and nowhere else: what is published stays as it is. */
async function bringIn(
  page: Page,
  part: BuiltPart,
  { url, registry }: Installation,
  contract: string,
) {
  const line = { name: part.name, manifest: `${FOLDER}/mf-manifest.json`, contract };
  const others = registry.remotes.filter(({ name }) => name !== part.name);
  await page.route(`${url}/remotes.json*`, (route) =>
    route.fulfill({ json: { remotes: [...others, line] } }),
  );
  await page.route(`${url}${FOLDER}/**`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const file = path.join(part.folder, name);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    const whole = readFileSync(file);
    // On a line of its own: what is built ends with a comment.
    const body =
      name === 'remoteEntry.js' ? `${whole.toString()}\n${telling(part.container)}` : whole;
    return route.fulfill({ contentType: TYPES[path.extname(file)] ?? 'font/woff2', body });
  });
  // Without what the server wrote into it, the page reads for itself what is there.
  await page.route(
    (address) => address.origin === url && address.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('id="almanaque-boot"', 'data-unread') });
    },
  );
}

/** Runs in the page. */
async function startAll(name: string): Promise<Record<string, string>> {
  interface Held {
    readonly getState: () => PageContributions | null;
  }
  const held = Reflect.get(globalThis, Symbol.for('almanaque.contributions.v1')) as Held;
  const places =
    held
      .getState()
      ?.getState()
      .places.filter(({ part }) => part === name) ?? [];
  const outcomes = places.map(
    ({ contribution, getState, subscribe, start }) =>
      new Promise<[string, string]>((resolve) => {
        const look = () => {
          const state = getState();
          if (state.status === 'ready') resolve([contribution.id, 'ready']);
          if (state.status === 'failed') resolve([contribution.id, state.reason.kind]);
        };
        subscribe(look);
        start();
        look();
      }),
  );
  return Object.fromEntries(await Promise.all(outcomes));
}

async function rehearseIn(
  browser: Browser,
  part: BuiltPart,
  installation: Installation,
  contract: string,
): Promise<Rehearsal> {
  const page = await browser.newPage({ locale: 'es-AR', reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  await bringIn(page, part, installation, contract);
  await page.goto(installation.url, { waitUntil: 'commit' });
  const isKnown = () => {
    const held = Reflect.get(globalThis, Symbol.for('almanaque.contributions.v1')) as
      | { readonly getState: () => PageContributions | null }
      | undefined;
    return held?.getState()?.getState().status === 'known';
  };
  await page.waitForFunction(isKnown).catch(() => {
    throw new NotLookedError(`La página de ${installation.url} no terminó de leer su registro.`);
  });
  const found = await page.evaluate(startAll, part.name);
  const offered = await page.evaluate(
    () => (Reflect.get(globalThis, 'almanaqueOffered') ?? {}) as Record<string, string>,
  );
  const outcomes = part.contributions.map(({ id }) => [id, found[id] ?? 'absent'] as const);
  return { offered, outcomes: Object.fromEntries(outcomes) as Rehearsal['outcomes'] };
}

/**
 * Shows the part in the installation's own page, which decides as it will once the part is published.
 * @throws {NotLookedError}
 */
export async function rehearse(
  part: BuiltPart,
  installation: Installation,
  contract: string,
): Promise<Rehearsal> {
  const executablePath = findChromium([chromium.executablePath()]);
  if (executablePath === null) {
    throw new NotLookedError(
      'En esta máquina no hay un Chromium: instalá uno o indicá dónde está con la variable CHROMIUM_PATH.',
    );
  }
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES] });
  try {
    return await rehearseIn(browser, part, installation, contract);
  } finally {
    await browser.close();
  }
}
