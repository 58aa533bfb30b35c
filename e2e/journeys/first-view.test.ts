import type { Locator } from '@playwright/test';
import { crowd } from '../support/crowded.ts';
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not there.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

test('masthead and title share the height of the logo, side by side', async ({ page }) => {
  const { open, calendar, title } = homeOf(page);
  await open();
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const logo = await boxOf(page.getByTestId('logo'));
      const name = await boxOf(title);
      expect(name.left, `${width} px`).toBeGreaterThanOrEqual(logo.right);
      expect(name.bottom, `${width} px`).toBeLessThanOrEqual(128);
      expect((await boxOf(calendar)).top, `${width} px`).toBeLessThanOrEqual(128);
    }).toPass();
  }
});

test('the month fits the window, and turning it moves nothing', async ({ page }) => {
  const { open, calendar, title } = homeOf(page);
  await open();
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const { top, bottom } = await boxOf(calendar);
      expect(bottom, `${width} px`).toBeLessThanOrEqual(height);
      // Most of the window is the month's.
      expect(bottom - top, `${width} px`).toBeGreaterThan(height * 0.75);
    }).toPass();
  }
  const before = await boxOf(calendar);
  await page.goto('/?fecha=2025-08-05');
  await expect(title).toContainText('Agosto de 2025');
  await expect(calendar.getByRole('gridcell')).toHaveCount(42);
  expect(await boxOf(calendar)).toEqual(before);
});

test('on a tablet the tagline stays in one line beside the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await homeOf(page).open();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  const name = await boxOf(page.getByText('Almanaque', { exact: true }));
  const tagline = await boxOf(page.getByText('Cultura viva en cada fecha'));
  expect(name.top).toBeGreaterThanOrEqual(8);
  expect(tagline.bottom - tagline.top).toBeLessThan(24);
});

test('in a low window the legend begins below its end, and is not cut by it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { open, calendar } = homeOf(page);
  await open();
  const legend = await boxOf(page.getByRole('button', { name: 'Cumpleaños', exact: true }));
  expect(legend.top).toBeGreaterThanOrEqual(768);
  expect((await boxOf(calendar)).bottom).toBeLessThan(768);
});

test('what falls on a day stands side by side in the agenda of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await crowd(page);
  await page.goto('/?vista=agenda');
  const agenda = page.getByRole('region', { name: 'Agenda' });
  const day = agenda.getByRole('listitem').filter({ hasText: 'miércoles 17 de septiembre' });
  const entries = day.getByRole('button', { name: /^(?!\+)/ });
  await expect(async () => {
    const first = await boxOf(entries.nth(0));
    const second = await boxOf(entries.nth(1));
    expect(second.left).toBeGreaterThanOrEqual(first.right);
    expect(second.top).toBeLessThan(first.bottom);
  }).toPass();
  expect((await boxOf(day)).right).toBeGreaterThan(2000);
});

test('switching a type off moves nothing under the pointer', async ({ page }) => {
  const { open } = homeOf(page);
  await open();
  const button = page.getByRole('button', { name: 'Cumpleaños', exact: true });
  const before = await boxOf(button);
  await button.click();
  await expect(page.getByRole('list', { name: 'Filtros puestos' })).toBeVisible();
  expect(await boxOf(button)).toEqual(before);
});
