import type { Locator } from '@playwright/test';
import { homeOf } from '../support/home.ts';
import { crowdSettings } from '../support/crowded-settings.ts';
import { openCoverage, openCrowdedPlans } from '../support/plans.ts';
import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ onDate }) => onDate('2026-11-27T09:00-03:00'));

/** Where it is in the window. */
const boxOf = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test('on the narrowest phone the number of filters pushes no tool into another row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await homeOf(page).open('/?tipos=personalizado');
  const print = await boxOf(page.getByRole('button', { name: 'Imprimir' }));
  const views = await boxOf(page.getByRole('group', { name: 'Vista' }));
  const filters = page.getByRole('button', { name: 'Filtros 1 puesto' });
  expect(print.top).toBeLessThan(views.bottom);
  expect(print.right).toBeLessThanOrEqual(320);
  expect((await boxOf(filters)).right).toBeLessThanOrEqual(print.left);
});

test("with more room between letters (WCAG 2.2, 1.4.12) the month's name stays clear of the steps", async ({
  page,
}) => {
  const { open, title } = homeOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open();
  // Constructed: the policy of the page takes no other style.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important }`);
    document.adoptedStyleSheets.push(spacing);
  });
  const name = await boxOf(title.locator('svg'));
  const step = await boxOf(page.getByRole('button', { name: 'Mes anterior' }));
  expect(name.right).toBeLessThanOrEqual(step.left);
});

test('on the widest screen the year is three full rows of months', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/?vista=anio');
  const months = page.locator('.small-month');
  await expect(months).toHaveCount(12);
  const tops = await months.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  const rows = new Set(tops);
  expect(rows.size).toBe(3);
  for (const row of rows) expect(tops.filter((top) => top === row)).toHaveLength(4);
  await expect(months.last()).toBeInViewport({ ratio: 1 });
});

test('the title of an event of several days ends where its bar does', async ({ page }) => {
  const span = { from: '2026-11-16', to: '2026-11-24' };
  const days = Array.from({ length: 9 }, (_day, index) => {
    const date = `2026-11-${16 + index}`;
    const event = {
      id: `sangre-${date}`,
      date,
      title: 'Campaña de donación de sangre en todas las sucursales del interior del país',
      description: '',
      type: 'personalizado',
      tone: 'festivo',
      origin: { kind: 'empresa', eventId: 'sangre', sample: false },
      picture: null,
      span,
    };
    return { date, events: [event], total: 1, highlights: ['personalizado'] };
  });
  await page.route('**/api/v1/calendar?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const within = days.filter(({ date }) => date >= from && date <= to);
    return route.fulfill({ json: { from, to, days: within } });
  });
  const { open, day } = homeOf(page);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open('/?fecha=2026-11-26');
    const title = await boxOf(day('2026-11-22').locator('.chip-title'));
    const last = await boxOf(day('2026-11-24').locator('.bar'));
    expect(title.right, `${width} px`).toBeLessThanOrEqual(last.right);
    expect(title.right, `${width} px`).toBeGreaterThan(last.left);
  }
});

test('on paper the title begins where the month does', async ({ page }) => {
  const { open, title, calendar } = homeOf(page);
  await open();
  await page.emulateMedia({ media: 'print' });
  const { left } = await boxOf(title);
  expect(Math.abs(left - (await boxOf(calendar)).left)).toBeLessThanOrEqual(8);
});

test('a box to tick has the edge of every other entry, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await homeOf(page).open();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  const box = panel.getByRole('checkbox', { name: 'Aniversario' });
  await box.uncheck();
  const look = await box.evaluate((it) => {
    const { borderColor, backgroundColor } = getComputedStyle(it);
    const soft = document.createElement('i');
    soft.style.color = 'var(--alm-palette-almanaque-inkSoft)';
    soft.style.backgroundColor = 'var(--alm-palette-almanaque-surface)';
    it.after(soft);
    const expected = getComputedStyle(soft);
    const is = [borderColor, backgroundColor].join();
    const wanted = [expected.color, expected.backgroundColor].join();
    soft.remove();
    return { is, wanted };
  });
  expect(look.is).toBe(look.wanted);
});

test('on a tablet no filter of the plans stands in a row of its own', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.route('**/api/v1/calendar/places', (route) =>
    route.fulfill({
      json: {
        offices: ['Casa Central, Ciudad de Buenos Aires'],
        teams: ['Administración y Finanzas'],
      },
    }),
  );
  await openCrowdedPlans(page);
  const filters = page.getByRole('main').getByRole('combobox');
  await expect(filters).toHaveCount(4);
  const tops = await filters.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('on the widest screen the plans and the coverage fill the window, side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  const places = async (all: Locator) => ({
    lefts: new Set(
      await all.evaluateAll((each) => each.map((it) => it.getBoundingClientRect().left)),
    ),
    right: Math.max(
      ...(await all.evaluateAll((each) => each.map((it) => it.getBoundingClientRect().right))),
    ),
  });
  await openCrowdedPlans(page);
  const plans = await places(page.locator('.plans > li'));
  expect(plans.lefts.size).toBe(3);
  expect(plans.right).toBeGreaterThan(2480);
  await openCoverage(page);
  const sections = await places(page.locator('.divisions > section'));
  expect(sections.lefts.size).toBe(3);
  expect(sections.right).toBeGreaterThan(2480);
});

test('what the audit tells stands in line with what narrows it', async ({ page, server }) => {
  await signIn(page, server, 'administrador');
  await crowdSettings(page);
  await page.goto('/configuracion/registro');
  const main = page.getByRole('main');
  const { left } = await boxOf(main.getByRole('searchbox', { name: 'Buscar' }));
  expect(Math.abs((await boxOf(main.getByRole('time').first())).left - left)).toBeLessThan(1);
});

test('the roles of accounts stand in one column, whatever can be done with each', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  await crowdSettings(page);
  await page.goto('/configuracion/cuentas');
  const roles = page.getByRole('main').getByRole('combobox');
  await expect(roles).not.toHaveCount(0);
  const lefts = await roles.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left));
  expect(new Set(lefts.map(Math.round)).size).toBe(1);
});

test('without our colours what is chosen in the search and in the settings is told by an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await homeOf(page).open();
  await page.keyboard.press('/');
  await page.keyboard.type('navidad');
  const outlineOf = (element: Locator) =>
    element.evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(await outlineOf(page.getByRole('option').first())).toBe('solid');
  await page.goto('/configuracion/apariencia');
  const list = page.getByRole('navigation', { name: 'Configuración' });
  expect(await outlineOf(list.getByRole('link', { name: 'Apariencia' }))).toBe('solid');
});

test('on the narrowest phone what narrows the log of changes is folded, and says how much does', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, server, 'administrador');
  await crowdSettings(page);
  await page.goto('/configuracion/registro?que=event&desde=2025-09-01');
  const first = page.getByRole('list', { name: 'Registro de cambios' }).getByRole('listitem');
  await expect(first.first()).toBeInViewport();
  const search = page.getByRole('search', { name: 'Filtrar el registro' });
  // One row: the words, and the way to the rest.
  expect((await search.boundingBox())?.height).toBeLessThan(80);
  await expect(search.getByLabel('Qué')).toBeHidden();
  await search.getByRole('button', { name: 'Filtros 2 puestos' }).click();
  await expect(search.getByLabel('Qué')).toHaveValue('event');
  await search.getByLabel('Qué').selectOption('');
  await expect(search.getByRole('button', { name: 'Filtros 1 puesto' })).toBeVisible();
});
