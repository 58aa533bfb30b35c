import { reportShifts } from '../first-load/report-shifts.ts';
import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ onDate, page }) => {
  await onDate('2026-11-18T09:00-03:00');
  await page.addInitScript(reportShifts);
});

test('before a day is chosen the margin says what comes, and shows the month', async ({ page }) => {
  const { open, dayCard, day, ahead } = homeOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const month = page.waitForResponse(/\/api\/v1\/calendar\?from=2026-11-01/);
  await open();
  await month;
  await expect(
    ahead.getByRole('button', { name: /^Hoy, miércoles 18 de noviembre/ }),
  ).toBeVisible();
  const sovereignty = ahead.getByRole('button', {
    name: /^lunes 23 de noviembre: Día de la Soberanía Nacional Empezá hoy Trivia, 30 min · sin costo/,
  });
  await expect(sovereignty).toBeVisible();
  await expect(ahead.locator('img')).toHaveJSProperty('complete', true);
  const first = (part: RegExp) => asked.findIndex((address) => part.test(address));
  expect(first(/ahead\./)).toBeGreaterThan(first(/calendar\?from=2026-11-01/));
  expect(asked.filter((address) => /plate-\d\d\./.test(address))).toHaveLength(1);

  await sovereignty.click();
  await expect(dayCard).toBeFocused();
  await expect(dayCard).toContainText('Día de la Soberanía Nacional');
  await page.keyboard.press('Escape');
  await expect(ahead).toBeVisible();
  await expect(day('2026-11-23')).toBeFocused();
});

test('the month’s drawing does not wait for the code that shows it', async ({ page }) => {
  let arrive = (): void => undefined;
  const isDrawingAsked = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/ahead\.[^/]*js/, async (route) => {
    await isDrawingAsked;
    await route.continue();
  });
  page.on('request', (request) => {
    if (/\/plate-11\.[^/]*js$/.test(request.url())) arrive();
  });
  const { open, ahead } = homeOf(page);
  await open();
  await expect(ahead.locator('img')).toHaveJSProperty('complete', true);
});

test('the drawings are off everywhere by one choice', async ({ page }) => {
  const { open, ahead } = homeOf(page);
  await open();
  await expect(ahead.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Con la lámina del mes' }).click();
  await page.keyboard.press('Escape');
  await expect(ahead.locator('img')).toHaveCount(0);
  await page.reload();
  await expect(ahead.getByRole('button', { name: /^Hoy,/ })).toBeVisible();
  await expect(ahead.locator('img')).toHaveCount(0);
});

test('it is whole in a low window of a computer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { open, ahead } = homeOf(page);
  await open();
  await expect(ahead.getByRole('heading', { name: /^Esta semana/ })).toBeInViewport();
  await expect
    .poll(() => ahead.evaluate((leaf) => leaf.scrollHeight - leaf.clientHeight))
    .toBeLessThanOrEqual(0);
});

test('what goes on below its edge fades there, and no line is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const { open, ahead } = homeOf(page);
  await open();
  await expect(ahead.getByRole('heading', { name: /^Esta semana/ })).toBeVisible();
  await expect(ahead.locator('img')).toHaveJSProperty('complete', true);
  const { x, y, height } = (await ahead.boundingBox()) ?? { x: NaN, y: NaN, height: NaN };
  const edge = { x: x + 20, y: y + height - 4, width: 280, height: 2 };
  const seen = new Set<string>();
  for (const top of [0, 5, 10, 15, 20, 25, 30, 35]) {
    await ahead.evaluate((leaf, to) => (leaf.scrollTop = to), top);
    expect(await ahead.evaluate((leaf) => leaf.scrollTop)).toBe(top);
    seen.add((await page.screenshot({ clip: edge })).toString('base64'));
  }
  expect(seen.size).toBe(1);
});

test('a date of another month stands apart from what falls on it', async ({ page, onDate }) => {
  await onDate('2026-11-30T09:00-03:00');
  const { open, ahead } = homeOf(page);
  await open();
  const rows = ahead
    .getByRole('listitem')
    .filter({ has: page.locator('time', { hasText: /\d\/12$/ }) });
  await expect(rows.filter({ hasText: '10/12' })).toHaveCount(1);
  const gaps = await rows.evaluateAll((all) =>
    all.map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector('.day-number') ?? row);
      const title = row.querySelector('.what')?.getBoundingClientRect().left ?? 0;
      return title - range.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});
