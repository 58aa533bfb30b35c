import { crowdedDay, crowdedMonth } from '../support/crowded-month.ts';
import { homeOf } from '../support/home.ts';
import { A3_LYING, A4_LYING, printedSheets } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('the month prints on one A4, the year on one A4 or A3, with the page around it left out', async ({
  page,
}) => {
  await page.addInitScript(`window.print = () => undefined`);
  const { open, day } = homeOf(page);
  await open('/?fecha=2025-09-21');
  expect(await printedSheets(page)).toEqual([A4_LYING]);

  await page.getByRole('radio', { name: 'Año' }).check();
  await expect(day('2025-09-21')).toHaveAccessibleName(/\d eventos?/);
  expect(await printedSheets(page)).toEqual([A4_LYING]);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.getByRole('menuitem', { name: 'El año en un cartel A3' }).click();
  await expect(page.locator('.planner img')).toHaveCount(12);
  expect(await printedSheets(page)).toEqual([A3_LYING]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Día de la Independencia', { exact: true })).toBeVisible();
  await expect(page.locator('footer').getByText('No laborable')).toBeVisible();
});

test('the month on a sheet of its own has every name, on A4 and on A3', async ({ page }) => {
  await page.addInitScript(`window.print = () => undefined`);
  await page.route('**/api/v1/calendar?*', (route) =>
    route.fulfill({ json: crowdedMonth(route.request()) }),
  );
  const names = new Set<string>();
  await page.route('**/api/v1/calendar/days/*', (route) => {
    const day = crowdedDay(route.request());
    for (const { title } of day.events)
      names.add(title.replace(/^(Cumpleaños|Aniversario) de /, ''));
    return route.fulfill({ json: day });
  });
  const { open } = homeOf(page);
  await open('/?fecha=2025-09-21');
  const sheet = page.locator('.month-sheet');
  // These are more than an A4 holds: there the names of people follow on a second sheet.
  for (const [name, sheets] of [
    ['El mes en una hoja A4', [A4_LYING, A4_LYING]],
    ['El mes en un cartel A3', [A3_LYING]],
  ] as const) {
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(sheet.locator('img')).toHaveJSProperty('complete', true);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    expect(names.size).toBe(12);
    for (const name of names) await expect(sheet).toContainText(name);
    await expect(sheet.getByRole('heading', { name: 'Septiembre 2025' })).toBeVisible();
    await expect(sheet).not.toContainText('más');
    const within = await sheet.evaluate((element) =>
      [...element.querySelectorAll('.sheet-weeks')].every(
        (weeks) => weeks.scrollHeight <= weeks.clientHeight + 1,
      ),
    );
    expect(within, 'nothing is cut off at the end of the sheet').toBe(true);
    expect(await printedSheets(page)).toEqual(sheets);
    // Printed, it goes.
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
  }
});

test('on paper what a line has no room for goes on beside its mark', async ({ page }) => {
  await page.addInitScript(`window.print = () => undefined`);
  await page.route('**/api/v1/calendar?*', (route) =>
    route.fulfill({ json: crowdedMonth(route.request()) }),
  );
  await page.route('**/api/v1/calendar/days/*', (route) =>
    route.fulfill({ json: crowdedDay(route.request()) }),
  );
  await homeOf(page).open('/?fecha=2025-09-21');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.getByRole('menuitem', { name: 'El mes en un cartel A3' }).click();
  await expect(page.locator('.month-sheet img')).toHaveJSProperty('complete', true);
  await page.emulateMedia({ media: 'print' });
  // As wide as the sheet within its margins.
  await page.setViewportSize({ width: 1527, height: 1062 });
  const wrapped = await page.locator('.month-sheet .day p:has(> svg)').evaluateAll((lines) =>
    lines
      .map((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        words.setStartAfter(line.firstElementChild ?? line);
        return [...words.getClientRects()].map(({ left }) => Math.round(left));
      })
      .filter(({ length }) => length > 1),
  );
  expect(wrapped.length).toBeGreaterThan(0);
  for (const lefts of wrapped) expect(new Set(lefts).size).toBe(1);
});

test("on paper a day's three events are whole in its cell", async ({ page }) => {
  await page.route('**/api/v1/calendar?*', (route) =>
    route.fulfill({ json: crowdedMonth(route.request()) }),
  );
  const { open, day } = homeOf(page);
  await open();
  await page.emulateMedia({ media: 'print' });
  // As wide as the sheet within its margins.
  await page.setViewportSize({ width: 1047, height: 718 });
  const below = await day('2025-09-20').evaluate((cell) => {
    const { bottom } = cell.getBoundingClientRect();
    return [...cell.querySelectorAll('.chip')].map(
      (chip) => bottom - chip.getBoundingClientRect().bottom,
    );
  });
  expect(below).toHaveLength(3);
  expect(Math.min(...below)).toBeGreaterThanOrEqual(0);
});
