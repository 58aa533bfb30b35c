import type { Locator, Page } from '@playwright/test';
import { homeOf, NO_AI, openSpecification } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

const SEVEN_DAYS = {
  '2025-09-12': 'Efemérides',
  '2025-09-13': 'Efemérides',
  '2025-09-20': 'Cumpleaños',
  '2025-09-21': 'Efemérides',
  '2025-09-25': 'Aniversario',
  '2025-09-27': 'Efemérides',
  '2025-09-30': 'Evento empresarial',
};

/** What only a browser can tell: how things look. */
test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

/** Its colour as red, green, blue from 0 to 255, whatever notation it was given in. */
const colourOf = (element: Locator): Promise<readonly number[]> =>
  element.evaluate((it) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    if (brush === null) throw new Error('nothing to paint on');
    brush.fillStyle = getComputedStyle(it).backgroundColor;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });

/** How long the animations take that the page was told to run, and from what to what. */
async function watchAnimations(page: Page): Promise<void> {
  // They run at a hundredth of their pace: a page that is late with a frame meets none at its end.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.addInitScript(() => {
    const seen: { name: string; opacities: unknown[]; duration: unknown }[] = [];
    Reflect.set(window, 'animationsSeen', seen);
    addEventListener('animationstart', ({ target, animationName }) => {
      for (const animation of (target as Element).getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        seen.push({
          name: animationName,
          opacities: effect.getKeyframes().map(({ opacity }) => opacity),
          duration: effect.getTiming().duration,
        });
      }
    });
  });
}

test('the logo is seven rem square from 600 px on', async ({ page }) => {
  await homeOf(page).open();
  for (const width of [600, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.getByTestId('logo').boundingBox()).toMatchObject({ width: 112, height: 112 });
  }
});

test('today stands out by its filled number, the selected day by a ring', async ({ page }) => {
  const { open, day } = homeOf(page);
  await open();
  const number = (date: string) => day(date).locator('.number');
  await day('2025-09-16').click();
  // Not of the day under the pointer, which has a ring of its own.
  await page.mouse.move(0, 0);
  const FILLED = /^rgb\(/;
  const CLEAR = 'rgba(0, 0, 0, 0)';
  await expect(number('2025-09-13')).toHaveCSS('background-color', FILLED);
  await expect(number('2025-09-16')).toHaveCSS('background-color', CLEAR);
  await expect(number('2025-09-16')).toHaveCSS('box-shadow', /inset/);
  await expect(number('2025-09-17')).toHaveCSS('background-color', CLEAR);
  await expect(number('2025-09-17')).toHaveCSS('box-shadow', 'none');
});

test('the seven days have the colours that the legend gives their types', async ({ page }) => {
  const { open, day } = homeOf(page);
  await open();
  const legend = page.getByRole('list', { name: 'Tipos de evento' });
  for (const [date, name] of Object.entries(SEVEN_DAYS)) {
    const mark = legend.getByRole('button', { name }).locator('path').first();
    const colour = await mark.evaluate((it) => getComputedStyle(it).fill);
    const shown = () =>
      day(date)
        .locator('.marks.alone path, .chip')
        .evaluateAll((all) =>
          all.flatMap((it) => [
            getComputedStyle(it).fill,
            getComputedStyle(it, '::before').backgroundColor,
            getComputedStyle(it.querySelector('.face') ?? it).borderColor,
          ]),
        );
    await expect.poll(shown, date).toContain(colour);
  }
});

test('line breaks of a message are seen', async ({ page, problems }) => {
  problems.allow(NO_AI);
  await openSpecification(page, '2025-09-25');
  const message = page.getByRole('dialog').locator('.message');
  await expect(message).toContainText('\n\n');
  await expect(message).toHaveCSS('white-space', 'pre-wrap');
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the dot on the bell is red and pulses', async ({ page }) => {
    const { open, bell } = homeOf(page);
    await watchAnimations(page);
    await open();
    const dot = bell.locator('..').locator('.dot');
    const [red, green, blue] = await colourOf(dot);
    expect(red).toBeGreaterThan(180);
    expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(80);
    const seen = () => page.evaluate(() => Reflect.get(window, 'animationsSeen') as object[]);
    await expect
      .poll(seen)
      .toContainEqual(expect.objectContaining({ opacities: ['0.7', '0'], duration: 1300 }));
  });

  test('a month fades in, shortly', async ({ page }) => {
    const { open, title } = homeOf(page);
    await watchAnimations(page);
    await open();
    await page.getByRole('button', { name: 'Mes siguiente' }).click();
    await expect(title).toContainText('Octubre de 2025');
    const seen = () => page.evaluate(() => Reflect.get(window, 'animationsSeen') as object[]);
    await expect
      .poll(seen)
      .toContainEqual(expect.objectContaining({ opacities: ['0.25', '1'], duration: 180 }));
  });
});
