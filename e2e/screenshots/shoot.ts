import type { Browser } from '@playwright/test';
import { THEMES } from '../support/sizes.ts';
import type { Embedding } from '../embedding/support/embedding.ts';
import type { ScreenState, Viewport } from './state.ts';

/** One picture: a state at one width in one theme. */
export interface Shot {
  readonly state: ScreenState;
  readonly viewport: Viewport;
  readonly theme: (typeof THEMES)[number];
}

export const shotsOf = (states: readonly ScreenState[], viewports: readonly Viewport[]): Shot[] =>
  states.flatMap((state) =>
    viewports
      .filter(({ width }) => state.isSeenAt?.(width) ?? true)
      .flatMap((viewport) => THEMES.map((theme) => ({ state, viewport, theme }))),
  );

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** 'campana_sin-eventos_390_dark.png' */
export const fileOf = ({ state, viewport, theme }: Shot): string =>
  `${slug(state.screen)}_${slug(state.name)}_${viewport.width}_${theme}.png`;

interface ShootOptions {
  readonly embedding: Embedding;
  readonly path: string;
}

/** Leads a fresh page to the state and saves what is on the screen. */
export async function shoot(browser: Browser, shot: Shot, options: ShootOptions): Promise<void> {
  const { state, viewport, theme } = shot;
  // What is not a desk is touched: targets are larger there.
  const isTouched = viewport.width < 1024;
  const context = await browser.newContext({
    baseURL: options.embedding.api,
    viewport,
    hasTouch: isTouched,
    isMobile: isTouched,
    colorScheme: theme,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(state.now ?? '2025-09-13T09:00-03:00');
    await state.prepare(page, options.embedding);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: options.path,
      animations: 'disabled',
      fullPage: state.isWhole ?? false,
    });
  } finally {
    await context.close();
  }
}
