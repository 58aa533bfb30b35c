import { launchOptions } from '../../tools/chromium.ts';
import { signIn } from '../support/accounts.ts';
import { crowdSettings } from '../support/crowded-settings.ts';
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

const { args = [], ...browser } = launchOptions();

// As whoever sets letters twice as large in the browser has them.
test.use({ launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] } });
test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('with letters twice as large nothing is off the screen nor over its neighbour', async ({
  page,
}) => {
  const { open, title } = homeOf(page);
  const views = page.getByRole('group', { name: 'Vista' });
  await open();
  for (const width of [390, 820, 1000, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    // What is laid out by its own size follows the window a frame later.
    await expect.poll(beyond, `${width} px`).toBe(0);
    const bottom = await title.evaluate((it) => it.getBoundingClientRect().bottom);
    const below = await views.evaluate((it) => it.getBoundingClientRect().top);
    expect(bottom, `${width} px`).toBeLessThanOrEqual(below);
  }
});

test("with letters twice as large the month's name and its arrow stand clear of the buttons beside them", async ({
  page,
}) => {
  const { open, title } = homeOf(page);
  await open();
  for (const width of [600, 650, 720, 820]) {
    await page.setViewportSize({ width, height: 1024 });
    /** How far apart the two are, beside or above each other. */
    const apart = async () => {
      const name = await title.getByRole('button').locator('svg').boundingBox();
      const step = await page.getByRole('button', { name: 'Mes anterior' }).boundingBox();
      if (!name || !step) return -Infinity;
      return Math.max(step.x - name.x - name.width, step.y - name.y - name.height);
    };
    await expect.poll(apart, `${width} px`).toBeGreaterThanOrEqual(4);
  }
});

test("with letters twice as large a tablet's buttons keep to the page's margin", async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  const { open } = homeOf(page);
  await open();
  const settings = page.getByRole('banner').getByRole('button', { name: 'Configuración' });
  const box = await settings.boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(600 - 16);
});

test("with letters twice as large a desk's month is named in one line, and the signs beside it grow", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { open, title } = homeOf(page);
  await open();
  const lines = () =>
    title.getByRole('button').evaluate((it) => {
      const words = document.createRange();
      words.selectNodeContents(it.firstChild ?? it);
      return words.getClientRects().length;
    });
  await expect.poll(lines).toBe(1);
  for (const name of ['Mes anterior', 'Filtros', 'Imprimir']) {
    const sign = page.getByRole('button', { name, exact: true }).locator('svg');
    expect((await sign.boundingBox())?.width, name).toBeGreaterThanOrEqual(28);
  }
});

test("with letters twice as large a phone's choice of months shows each whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await homeOf(page).open();
  await page.getByRole('button', { name: 'Septiembre de 2025' }).click();
  const choice = page.getByRole('dialog', { name: 'Elegir mes y año' });
  for (const name of ['Septiembre', 'Diciembre']) {
    await expect(choice.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test("with letters twice as large a phone's year keeps its days apart", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await homeOf(page).open();
  await page.getByRole('radio', { name: 'Año' }).check();
  const day = page.getByRole('gridcell', { name: /^miércoles 24 de septiembre de 2025/ });
  const [cell, number] = await day.evaluate((it) => [
    it.clientWidth,
    it.querySelector('.number')?.getBoundingClientRect().width ?? Infinity,
  ]);
  expect(number).toBeLessThanOrEqual(cell);
});

test('with letters twice as large a phone has no more to the side of a download', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/configuracion/descargar');
  await expect(page.getByRole('group', { name: 'Qué eventos' })).toBeVisible();
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBe(0);
});

test("with letters twice as large a phone's title of the settings is not broken within a word", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/configuracion');
  const heading = page.getByRole('heading', { level: 1, name: 'Configuración' });
  await expect(heading).toBeVisible();
  const lines = () =>
    heading.evaluate((it) => {
      const words = document.createRange();
      words.selectNodeContents(it);
      return words.getClientRects().length;
    });
  await expect.poll(lines).toBe(1);
});

test("with letters twice as large a phone's weekdays stand apart, and the header's icons are larger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { open, calendar, bell } = homeOf(page);
  await open();
  const names = await calendar
    .getByRole('columnheader')
    .evaluateAll((all: HTMLElement[]) => all.map((it) => it.scrollWidth - it.clientWidth));
  expect(names).toEqual(Array.from({ length: 7 }, () => 0));
  const icons = page.getByRole('banner').locator('button > svg');
  const sizes = await icons.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width));
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(34);
  expect((await bell.boundingBox())?.width).toBe(44);
});

test("with letters twice as large a phone's month shows each week, and all of a chosen Saturday", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { open, calendar, day, title } = homeOf(page);
  /** How far what is in the cells of the month is beyond its frame. */
  const beyond = () =>
    calendar.locator('.weeks').evaluate((weeks) => {
      const { right, bottom } = weeks.getBoundingClientRect();
      const shown = weeks.querySelectorAll(':is(.number, .marks):not(.waiting *)');
      const boxes = [...shown].map((it) => it.getBoundingClientRect());
      return Math.max(...boxes.flatMap((box) => [box.right - right, box.bottom - bottom]));
    });
  await open('/?fecha=2025-09-20');
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  expect(await beyond()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(title).toContainText('Noviembre de 2025');
  await expect(calendar.getByRole('row')).toHaveCount(7);
  expect(await beyond()).toBeLessThanOrEqual(0);
});

test("with letters twice as large a phone's agenda keeps each date apart, and 'Hoy' within its sun", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?vista=agenda');
  const dates = page.getByRole('region', { name: 'Agenda' }).locator('.date');
  await expect(dates.nth(2)).toBeVisible();
  /** How far the words of a date are beyond what it stands in, or over each other. */
  const beyond = await dates.evaluateAll((all) =>
    all.flatMap((date) => {
      const cell = date.closest('h4')?.getBoundingClientRect();
      const boxOf = (part: string) => {
        const words = document.createRange();
        words.selectNodeContents(date.querySelector(part) ?? date);
        return words.getBoundingClientRect();
      };
      const [number, name] = [boxOf('.number'), boxOf('.weekday')];
      const circle = date.querySelector('.number')?.getBoundingClientRect();
      if (!cell || !circle) return [Infinity];
      const apart = Math.min(number.right - name.left, number.bottom - name.top);
      return [
        apart,
        name.right - cell.right,
        name.bottom - cell.bottom,
        number.height - circle.height,
      ];
    }),
  );
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});

test("with letters twice as large 'Hoy' stands clear of its button's round ends", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await homeOf(page).open();
  const button = page.getByRole('button', { name: 'Hoy', exact: true });
  const room = await button.evaluate((it) => {
    const words = document.createRange();
    words.selectNodeContents(it);
    return (it.getBoundingClientRect().width - words.getBoundingClientRect().width) / 2;
  });
  expect(room).toBeGreaterThanOrEqual(8);
});

test('with letters twice as large each person of the roster keeps to a row', async ({
  page,
  server,
}) => {
  await crowdSettings(page);
  await signIn(page, server, 'administrador');
  await page.goto('/configuracion/personas');
  const rows = page.getByRole('table', { name: 'Personas' }).getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await rows.evaluateAll((all) =>
      all.map((row) => {
        const bottoms = [...row.querySelectorAll('button, span')].map(
          (it) => it.getBoundingClientRect().bottom,
        );
        return Math.max(0, ...bottoms) - row.getBoundingClientRect().bottom;
      }),
    );
    expect(Math.max(...beyond), `${width} px`).toBeLessThanOrEqual(0);
  }
});
