import { readFileSync } from 'node:fs';
import { inHouse } from '../../../tools/house.ts';
import { homeOf } from '../../support/home.ts';
import { listening } from '../../support/listening.ts';
import { expect } from '../../support/test.ts';
import {
  differences,
  stylesInside,
  stylesOf,
} from '../../../build/src/part/check/looks/computed-styles.ts';
import { openHostPage, test } from '../support/embedding.ts';

/** The element's own box is its page's to make; here it is the same with and without the hostile rules. */
const PLACE = `
almanaque-calendario:not(#x) {
  display: block !important;
  float: none !important;
  box-sizing: content-box !important;
  width: 900px !important;
  padding: 0 !important;
}`;
const HOSTILE = readFileSync(inHouse('build/src/part/check/looks/hostile.css'), 'utf8');

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('a hostile style sheet changes nothing of ours', async ({ page, embedding }) => {
  // Some 600 elements of 400 properties each, read twice.
  test.slow();
  const atRest = listening(page);
  await openHostPage(page, embedding, { embeds: ['mf-calendar'], css: PLACE + HOSTILE });
  const { calendar, day, dayCard } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await day('2025-09-13').click();
  await expect(dayCard).toContainText('Día del Programador');
  await atRest;
  await page.evaluate(() => document.fonts.ready);
  // Out of the way of either layout: what is pointed at looks different.
  await page.mouse.move(2, 2);
  const element = page.locator('almanaque-calendario');
  const withIt = await stylesInside(element);

  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const [linked] = document.styleSheets;
    if (linked) linked.disabled = true;
  }, PLACE);
  const without = await stylesInside(element);
  expect(await without.evaluate(({ length }) => length)).toBeGreaterThan(200);
  const changed = await without.evaluate(differences, withIt);
  expect(changed.slice(0, 20)).toEqual([]);
});

const HOST = `
<header>
  <h1>Intranet</h1>
  <p>Un <a href="#x">enlace</a> y un <button type="button">botón</button></p>
  <ul><li>Uno</li></ul>
  <label>Nombre <input></label>
  <table><tbody><tr><td>Celda</td></tr></tbody></table>
</header>`;
const FIXED = `html, body { height: 4000px; margin: 0; overflow-y: scroll } header { height: 400px }
  main { position: absolute; top: 500px; width: 900px }`;

for (const shadow of ['si', 'no']) {
  test(`we change nothing of the host's, with shadow="${shadow}"`, async ({ page, embedding }) => {
    await openHostPage(page, embedding, { embeds: [], before: HOST, css: FIXED });
    const head = () => page.evaluate(() => document.head.childElementCount);
    // Its elements, and what there is around ours.
    const host = async () => [
      ...(await stylesOf(page.locator('header'))),
      ...(await stylesOf(page.locator('html'), false)),
      ...(await stylesOf(page.locator('body'), false)),
    ];
    const before = { head: await head(), host: await host() };

    await page.evaluate(
      async ([module, api, mode]) => {
        const element = document.createElement('almanaque-calendario');
        element.setAttribute('api-base', api);
        element.setAttribute('shadow', mode);
        element.setAttribute('theme', 'oscuro');
        document.querySelector('main')?.append(element);
        await import(module);
      },
      [`${embedding.origins['mf-calendar'].url}/element.js`, embedding.api, shadow] as const,
    );
    const { calendar, day } = homeOf(page);
    await expect(calendar).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: /^Septiembre de 2025/ }).click();
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible();
    await page.keyboard.press('Escape');
    await day('2025-09-13').click();

    await expect.poll(async () => differences(before.host, await host())).toEqual([]);
    // The script of what comes on demand stands there until it is there.
    await expect.poll(head, 'nothing is left in the head').toBe(before.head);
  });
}
