import { expectNoAxeFindings } from '../support/axe.ts';
import { crowdedDay, crowdedMonth } from '../support/crowded-month.ts';
import { homeOf, NO_AI } from '../support/home.ts';
import { printedSheets } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

const A4_LYING = { width: 297, height: 210 };
const A3_LYING = { width: 420, height: 297 };

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test('the agenda goes on from today, and leads to days and recommendations', async ({
  page,
  problems,
}) => {
  problems.allow(NO_AI);
  const { open, dayCard, title } = homeOf(page);
  await open();
  await page.getByRole('radio', { name: 'Agenda' }).check();
  await expect(page).toHaveURL(/\?vista=agenda$/);
  await expect(title).toHaveText('De hoy en adelante');
  const agenda = page.getByRole('region', { name: 'Agenda' });
  await expect(agenda.getByRole('heading', { level: 4 }).first()).toContainText(
    'Hoy, sábado 13 de septiembre',
  );
  await agenda.getByRole('button', { name: /^Revisión trimestral/ }).click();
  await expect(page).toHaveURL(/vista=agenda&fecha=2025-09-30/);
  await dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  await expect(
    page.getByRole('heading', { name: 'Recomendaciones para: Revisión trimestral' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/evento=/);

  await agenda.getByRole('button', { name: 'Ver anteriores: septiembre' }).press('Enter');
  await agenda.getByRole('button', { name: 'Ver anteriores: agosto' }).press('Enter');
  await expect(agenda.getByRole('heading', { level: 3 }).first()).toHaveText('Agosto de 2025');
  await expect(
    agenda.getByRole('button', { name: /^Paso a la Inmortalidad del General José de San Martín/ }),
  ).toBeVisible();

  await agenda.getByRole('button', { name: 'Ver más: noviembre' }).press('Enter');
  await expect(agenda.getByRole('heading', { name: 'Noviembre de 2025' })).toBeFocused();
  await expect(agenda.getByRole('button', { name: /^Día de la Soberanía Nacional/ })).toBeVisible();

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Mes' })).toBeChecked();
  await expect(page.getByRole('grid')).toHaveAccessibleName('Septiembre de 2025');
});

test('what was before is offered on the first month’s own line, where both have room', async ({
  page,
}) => {
  await page.goto('/?vista=agenda');
  const agenda = page.getByRole('region', { name: 'Agenda' });
  const month = agenda.getByRole('heading', { level: 3 }).first();
  const earlier = agenda.getByRole('button', { name: /^Ver anteriores/ });
  await expect(month).toBeVisible();
  const boxes = async () => {
    const [title, button] = await Promise.all([month.boundingBox(), earlier.boundingBox()]);
    if (!title || !button) throw new Error('not drawn');
    return { title, button };
  };
  const wide = await boxes();
  expect(wide.button.y).toBeGreaterThanOrEqual(wide.title.y);
  expect(wide.button.y + wide.button.height).toBeLessThanOrEqual(
    wide.title.y + wide.title.height + 1,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await boxes();
  expect(narrow.button.y + narrow.button.height).toBeLessThanOrEqual(narrow.title.y);
  await earlier.click();
  await expect(agenda.getByRole('heading', { level: 4 }).first()).toContainText('septiembre');
});

test('the year shows each day, leads to it, and is found again on the way back', async ({
  page,
}) => {
  // To look at every day of a year takes axe a while.
  test.slow();
  const { day, dayCard, title } = homeOf(page);
  await page.goto('/?vista=anio');
  await expect(title).toHaveText('2025');
  await expect(page.getByRole('grid')).toHaveCount(12);
  await expect(day('2025-09-21')).toHaveAccessibleName(/\d eventos?/);
  await expect(day('2025-07-09')).toHaveAccessibleName(/feriado: Día de la Independencia/);

  await day('2025-09-13').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await expect(day('2025-10-20')).toBeFocused();
  await page.getByRole('button', { name: 'Año siguiente' }).click();
  await expect(title).toHaveText('2026');
  await expect(day('2026-11-23')).toHaveAccessibleName(/feriado: Día de la Soberanía Nacional/);

  await expectNoAxeFindings(page);

  await day('2026-11-23').click();
  await expect(dayCard).toContainText('Día de la Soberanía Nacional');
  await expect(title).toHaveText('2026');
  await expect(day('2026-11-23')).toBeFocused();
  await expect(page).toHaveURL(/vista=anio&fecha=2026-11-23/);
  await page.getByRole('button', { name: 'Noviembre' }).click();
  await expect(title).toContainText('Noviembre de 2026');
  await expect(page).not.toHaveURL(/vista=anio/);
  await page.goBack();
  await expect(title).toHaveText('2026');
});

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

test('in the printed year, too', async ({ page }) => {
  await page.route('**/api/v1/calendar?*', (route) =>
    route.fulfill({ json: crowdedMonth(route.request()) }),
  );
  await page.goto('/?vista=anio&fecha=2026-11-23');
  await expect(homeOf(page).day('2026-01-10')).toHaveAccessibleName(/1 evento/);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1047, height: 718 });
  const alone = page.locator('.planner .titles-1 > span');
  await expect.poll(() => alone.count()).toBeGreaterThan(0);
  const lefts = await alone.evaluateAll((lines) =>
    lines.map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      words.setStartAfter(line.firstElementChild ?? line);
      return [...words.getClientRects()].map(({ left }) => left);
    }),
  );
  const wrapped = lefts.filter(({ length }) => length > 1);
  expect(wrapped.length).toBeGreaterThan(0);
  for (const [first = NaN, ...next] of wrapped)
    for (const left of next) expect(Math.abs(left - first)).toBeLessThan(1);
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

test('a view that does not arrive says so, and comes on asking again', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  const { open } = homeOf(page);
  await open();
  const chunk = /mf-calendar\/.*agenda/;
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('radio', { name: 'Agenda' }).check();
  await expect(page.getByText('La agenda no se pudo cargar.')).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region', { name: 'Agenda' })).toBeVisible();
});
