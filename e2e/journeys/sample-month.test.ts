import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

const SAMPLE = {
  '2025-09-13': 'Día del Programador',
  '2025-09-21': 'Día de la Primavera',
  '2025-09-27': 'Día de la Conciencia Ambiental',
  '2025-09-30': 'Revisión trimestral',
};

test.beforeEach(({ onDate }) => onDate('2025-09-13T09:00-03:00'));

test.describe('the calendar', () => {
  test('shows September 2025 with its seven highlighted days', async ({ page }) => {
    const { open, calendar, title } = homeOf(page);
    await open();
    await expect(title).toContainText('Septiembre de 2025');
    await expect(calendar.getByRole('columnheader')).toHaveText([
      'Dom',
      'Lun',
      'Mar',
      'Mié',
      'Jue',
      'Vie',
      'Sáb',
    ]);
    const marked = () =>
      calendar
        .getByRole('rowgroup')
        .locator('[data-date^="2025-09"]')
        .filter({ has: page.locator('.marks > *') })
        .evaluateAll((cells) =>
          cells.map((cell) => Number(cell.getAttribute('data-date')?.slice(8))),
        );
    await expect.poll(marked).toEqual(expect.arrayContaining([12, 13, 20, 21, 25, 27, 30]));
  });

  test('has the legend of the four types', async ({ page }) => {
    await homeOf(page).open();
    const legend = page.getByRole('list', { name: 'Tipos de evento' });
    await expect(legend.getByRole('listitem')).toHaveText([
      'Efemérides',
      'Cumpleaños',
      'Aniversario',
      'Evento empresarial',
    ]);
  });

  test('a click selects a day, a second one deselects it', async ({ page }) => {
    const { open, day, dayCard } = homeOf(page);
    await open();
    await day('2025-09-21').click();
    await expect(day('2025-09-21')).toHaveAttribute('aria-selected', 'true');
    await expect(dayCard).toContainText(/domingo\s*21\s*de septiembre de 2025/);
    await expect(dayCard.getByRole('heading', { name: 'Día de la Primavera' })).toBeVisible();
    await expect(
      dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).first(),
    ).toBeVisible();
    await day('2025-09-21').click();
    await expect(day('2025-09-21')).toHaveAttribute('aria-selected', 'false');
    await expect(dayCard).toBeHidden();
  });

  test('each day of the sample shows its event', async ({ page }) => {
    const { open, day, dayCard } = homeOf(page);
    await open();
    for (const [date, title] of Object.entries(SAMPLE)) {
      await day(date).click();
      await expect(dayCard.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
  });

  test("the programmers' day shows its picture", async ({ page }) => {
    const { open, day, dayCard } = homeOf(page);
    await open();
    await day('2025-09-13').click();
    const picture = dayCard.getByRole('img');
    await expect(picture).toBeVisible();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });

  test('a day without events says so and offers to add one', async ({ page }) => {
    const { open, day, dayCard } = homeOf(page);
    await open();
    await day('2025-09-12').click();
    await expect(dayCard).toContainText('No hay eventos programados para esta fecha');
    await expect(
      dayCard.getByRole('button', { name: 'Agregar Evento Personalizado' }),
    ).toBeEnabled();
  });

  test("goes from month to month, and back to today's", async ({ page }) => {
    const { open, title } = homeOf(page);
    await open();
    await page.getByRole('button', { name: 'Mes siguiente' }).click();
    await expect(title).toContainText('Octubre de 2025');
    await page.getByRole('button', { name: 'Mes anterior' }).click();
    await page.getByRole('button', { name: 'Mes anterior' }).click();
    await expect(title).toContainText('Agosto de 2025');
    await page.getByRole('button', { name: 'Hoy', exact: true }).click();
    await expect(title).toContainText('Septiembre de 2025');
  });

  test('keeps its height from month to month', async ({ page }) => {
    const { open, calendar, title } = homeOf(page);
    await open();
    const before = await calendar.boundingBox();
    for (const month of ['Octubre', 'Noviembre', 'Diciembre']) {
      await page.getByRole('button', { name: 'Mes siguiente' }).click();
      await expect(title).toContainText(month);
      expect((await calendar.boundingBox())?.height).toBe(before?.height);
    }
  });
});
