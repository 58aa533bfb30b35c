import type { Locator } from '@playwright/test';
import { homeOf } from '../support/home.ts';
import { openPlan } from '../support/plans.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });
test.beforeEach(({ onDate }) => onDate('2026-11-21T09:00-03:00'));

const styleOf = (element: Locator, property: string, pseudo?: string): Promise<string> =>
  element.evaluate(
    (node, [name, of]) => getComputedStyle(node, of || null).getPropertyValue(name ?? ''),
    [property, pseudo ?? ''],
  );

/** With the person's own colours, what grounds and shadows told is told otherwise. */
test('today, the chosen day, holidays and the view are told apart without our colours', async ({
  page,
}) => {
  const { open, day, bell } = homeOf(page);
  await open('/?fecha=2026-11-24');
  const plain = day('2026-11-18');
  const ground = (date: string) => styleOf(day(date).locator('.number'), 'background-color');
  expect(await ground('2026-11-21')).not.toBe(await ground('2026-11-18'));
  expect(await styleOf(day('2026-11-24'), 'outline-style')).toBe('solid');
  expect(await styleOf(plain, 'outline-style')).toBe('none');
  expect(await styleOf(day('2026-11-23'), 'content', '::before')).toBe('""');
  expect(await styleOf(plain, 'content', '::before')).toBe('none');
  const view = (name: string) => page.locator('label', { has: page.getByRole('radio', { name }) });
  expect(await styleOf(view('Mes'), 'background-color')).not.toBe(
    await styleOf(view('Año'), 'background-color'),
  );
  expect(await styleOf(bell.locator('.dot'), 'background-color')).not.toBe(
    await styleOf(bell, 'background-color'),
  );
});

test('the year keeps its marks', async ({ page }) => {
  await page.goto('/?vista=anio&fecha=2026-11-24');
  const { day } = homeOf(page);
  await expect(day('2026-11-23')).toHaveAccessibleName(/feriado/);
  expect(await styleOf(day('2026-11-23'), 'background-color')).not.toBe(
    await styleOf(day('2026-11-18'), 'background-color'),
  );
  // A holiday's number is read on the ground of the system, so by a colour of the system too.
  expect(await styleOf(day('2026-11-23').locator('.number'), 'color')).toBe(
    await styleOf(day('2026-11-23'), 'color'),
  );
  expect(await styleOf(day('2026-11-24'), 'outline-style')).toBe('solid');
  expect(await styleOf(day('2026-11-21').locator('.number'), 'background-color')).not.toBe(
    await styleOf(day('2026-11-18').locator('.number'), 'background-color'),
  );
});

test('a plan’s days are told apart, and what is filled keeps an edge', async ({ page, onDate }) => {
  await onDate('2026-12-01T09:00-03:00');
  await openPlan(page);
  const strip = page.getByRole('img', { name: /^Línea de tiempo/ });
  const ground = (part: Locator) => styleOf(part, 'background-color');
  const plain = strip.locator('> [data-off=false][data-day=false]').last();
  const off = strip.locator('> [data-off=true]').first();
  expect(await ground(strip.locator('> [data-day=true]'))).not.toBe(await ground(plain));
  expect(await styleOf(off, 'background-image')).toContain('gradient');
  expect(await styleOf(strip.locator('> [data-today=true]'), 'box-shadow')).not.toBe('none');
  const task = strip.locator('.due').first();
  const ahead = await ground(task);
  expect(ahead).not.toBe(await ground(plain));
  await task.evaluate((it) => it.setAttribute('data-late', 'true'));
  expect(await ground(task)).toBe(ahead);

  await page.getByRole('button', { name: 'Escribir notas' }).click();
  const save = page.getByRole('region', { name: 'Notas' }).getByRole('button', { name: 'Guardar' });
  expect(await styleOf(save, 'border-top-style')).toBe('solid');
});
