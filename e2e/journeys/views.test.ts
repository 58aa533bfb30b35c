import { expectNoAxeFindings } from '../support/axe.ts';
import { homeOf, NO_AI } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

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
  await expect(title).toHaveText('Agenda');
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
