import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page, Route } from '@playwright/test';
import { pointFacts, type Contribution } from '@almanaque/shared-contracts/contributions';
import type { BuiltPart } from './built-part.ts';
import { FIRST_SCRIPT, type HostScripts } from './host-script.ts';
import { handedTo, propsAt } from './handed.ts';
import type { Portal, Scene, Sight } from './in-page/portal.ts';

declare global {
  interface Window {
    portal: Portal;
  }
}

const ORIGIN = 'https://portal.invalid';

/** In the colours of the shell's page, which are not the part's to bring. */
const PAPER = `margin: 16px; font: 1rem/1.5 system-ui; background: light-dark(#faf6ee, #0e1526);
  color: light-dark(#1f2a44, #f1ebde)`;

const DOCUMENT = `<!doctype html>
<html lang="es-AR" style="color-scheme: light dark">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Portal de prueba</title>
    <script src="/parte/remoteEntry.js"></script>
  </head>
  <body style="${PAPER}">
    <header id="propio">
      <p>Un <a href="#x">enlace</a> y un <button>botón</button></p>
      <ul><li>Uno</li></ul>
      <label>Nombre <input></label>
      <table><tbody><tr><td>Celda</td></tr></tbody></table>
    </header>
    <main><h1>Portal de prueba</h1></main>
    <button data-tab="-1">Fin</button>
    <script src="/${FIRST_SCRIPT}"></script>
  </body>
</html>`;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** How a contribution is shown where a look asks for nothing else. */
export const USUAL: Scene = { scheme: 'light', role: 'organizador', fault: null, isFramed: false };

export interface Staging extends Partial<Scene> {
  readonly width?: number;
  readonly height?: number;
  /** Runs in the page before anything else. */
  readonly before?: () => void;
  /** Its hours are told by the test, so that what waits for long need not be waited for. */
  readonly hasOwnClock?: boolean;
}

/** A contribution on a page of its own. */
export interface Shown {
  readonly page: Page;
  readonly see: () => Promise<Sight>;
  /** Until it has nothing more to ask for and is not busy, or no longer than that. */
  readonly settle: () => Promise<void>;
  /** Errors that nobody caught. */
  readonly errors: readonly string[];
}

export type Stage = <Result>(
  contribution: Contribution,
  staging: Staging,
  look: (shown: Shown) => Promise<Result>,
) => Promise<Result>;

/** On a machine that does much else. */
const PATIENCE_MS = 120_000;
const SETTLED_MS = 15_000;
const STEP_MS = 50;
/** What answers late is told of after some seconds: a clock of the test's own makes them short. */
const CLOCK_SPEED = 5;

interface Expected {
  /** What waits for an answer that never comes is as still as it will be. */
  readonly mayWait: boolean;
  /** There may be nothing to show. */
  readonly isOptional: boolean;
}

/** In the page: whether a contribution is as it will stay. */
const isStill = ({ mayWait, isOptional }: Expected): boolean => {
  const { isThere, isBusy, failure } = window.portal.see();
  return failure !== null || ((isThere || isOptional) && (mayWait || !isBusy));
};

/** Shows what is built of `part`, in a portal that is a page of `browser` and on no network. */
export function createStage(browser: Browser, part: BuiltPart, portal: HostScripts): Stage {
  const answerTo = (file: string) => {
    if (file === '/') return { contentType: 'text/html', body: DOCUMENT };
    const script = portal.get(path.basename(file));
    if (script !== undefined) return { contentType: 'text/javascript', body: script };
    const place = path.join(part.folder, path.basename(file));
    if (!existsSync(place)) return { status: 404 };
    return { contentType: TYPES[path.extname(file)] ?? 'font/woff2', body: readFileSync(place) };
  };
  const answer = async (route: Route): Promise<void> => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin === ORIGIN) await route.fulfill(answerTo(pathname));
    else await route.abort();
  };

  return async (contribution, staging, look) => {
    const { width = 1280, height = 900, before, hasOwnClock = false, ...scene } = staging;
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      reducedMotion: 'reduce',
      colorScheme: scene.scheme ?? 'light',
    });
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    await context.route('**/*', answer);
    if (before) await context.addInitScript(before);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    if (hasOwnClock) await page.clock.install();
    await page.goto(ORIGIN);
    const subject = {
      container: part.container,
      module: contribution.module,
      props: propsAt(contribution.point, part.offers),
      point: handedTo(contribution),
    };
    await page.evaluate(([what, how]) => window.portal.open(what, how), [
      subject,
      { ...USUAL, ...scene },
    ] as const);
    const shown: Shown = {
      page,
      errors,
      see: () => page.evaluate(() => window.portal.see()),
      settle: async () => {
        const { mayBeEmpty = false } = pointFacts(contribution.point);
        const expected = { mayWait: scene.fault === 'hang', isOptional: mayBeEmpty };
        const until = Date.now() + SETTLED_MS;
        while (Date.now() < until && !(await page.evaluate(isStill, expected))) {
          if (hasOwnClock) await page.clock.runFor(STEP_MS * CLOCK_SPEED);
          await setTimeout(STEP_MS);
        }
      },
    };
    try {
      await shown.settle();
      return await look(shown);
    } finally {
      await context.close();
    }
  };
}
