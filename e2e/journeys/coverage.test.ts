import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { freeDay } from '../support/free-day.ts';
import { A4_UPRIGHT, printedSheets } from '../support/pdf.ts';
import { addPerson } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** So many days from now. */
const dayIn = (days: number): Date => new Date(Date.now() + days * 86_400_000);

function birthdayIn(days: number) {
  const date = dayIn(days);
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: null };
}

test('who was celebrated, read, compared, taken along and printed', async ({ page, server }) => {
  await signIn(page, server, 'administrador');
  const office = 'Ushuaia';
  await addPerson(page.request, server, { firstName: 'Zoraida', office, birth: birthdayIn(-40) });
  for (const lastName of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho']) {
    const birth = birthdayIn(-41);
    await addPerson(page.request, server, { firstName: 'Abel', lastName, birth });
    await addPerson(page.request, server, { firstName: 'Alma', lastName, birth });
  }
  await page.goto('/planes');
  await page.getByRole('link', { name: 'A quién se celebró' }).click();
  await expect(page).toHaveURL(/\/planes\/cobertura$/);
  const offices = page.getByRole('region', { name: 'Por oficina' });
  await expect(offices.getByRole('list')).toContainText('Ushuaia0 de 1');
  const missed = page.getByRole('region', { name: 'A quiénes no se celebró' });
  await expect(missed.getByText('Zoraida Prueba')).toBeHidden();
  await expect(missed.getByRole('button', { name: /^Ver a todos/ })).toBeVisible();
  await offices.getByText('Ver la tabla').click();
  await expect(offices.getByRole('row', { name: /^Ushuaia 1 0 0 0 1 0/ })).toBeVisible();

  await page.getByLabel('Montos').selectOption('Todo en pesos ($)');
  await expect(page).toHaveURL(/moneda=ARS$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar .xlsx' }).click();
  expect((await download).suggestedFilename()).toMatch(/^celebraciones-\d{4}-\d{2}\.xlsx$/);

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Paper is white in a dark page too.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(31, 42, 68)');
  await page.emulateMedia({ media: 'print', colorScheme: null });
  await expect(page.getByText(/^De [a-z]+ de \d{4} a [a-z]+ de \d{4}$/)).toBeVisible();
  await expect(missed.getByRole('button')).toHaveCount(0);
  await expect(missed.getByText('Zoraida Prueba')).toBeVisible();
  await page.emulateMedia({ media: null });
  const sheets = await printedSheets(page);
  expect(sheets.filter(({ width }) => width !== A4_UPRIGHT.width)).toEqual([]);
});

test('a phone shows the longest month whole, and figures beside the longest office', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const office = 'Centro Nacional de Distribución San Fernando del Valle de Catamarca';
  await addPerson(page.request, server, { firstName: 'Zulma', office, birth: birthdayIn(-40) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/planes/cobertura');
  const offices = page.getByRole('region', { name: 'Por oficina' });
  await offices.getByText('Ver la tabla').click();
  await expect(offices.getByRole('columnheader', { name: 'Fechas' })).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const lacking = await page.getByLabel('Doce meses desde').evaluate((it: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(it);
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pen) return Infinity;
    pen.font = font;
    const widest = Math.max(...[...it.options].map(({ text }) => pen.measureText(text).width));
    return widest - (it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
  });
  expect(lacking).toBeLessThanOrEqual(0);
});

test('each month is told at its own dollar, which an administrator sets', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  await addPerson(page.request, server, { firstName: 'Wanda', birth: birthdayIn(-47) });
  const date = dayIn(-47).toISOString().slice(0, 10);
  await page.goto(`/?fecha=${date}`);
  // Of a holiday on that day as well: its month is the same.
  await page.getByRole('button', { name: 'Armar un plan propio' }).first().click();
  const money = page.getByRole('region', { name: 'Presupuesto' });
  await money.getByRole('button', { name: 'Agregar un gasto' }).click();
  await money.getByLabel('Qué', { exact: true }).fill('Torta');
  await money.getByLabel('Importe').fill('20');
  await money.getByLabel('Moneda').selectOption('Dólares (US$)');
  await money.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(money.getByRole('list', { name: 'Gastos' })).toContainText('Torta');

  await page.goto('/planes/cobertura?moneda=ARS');
  const dollar = page.getByRole('region', { name: 'El dólar de cada mes' });
  await expect(dollar).toContainText('Falta a cuánto estaba el dólar');
  await dollar.getByRole('button', { name: 'Cargar el dólar de un mes' }).press('Enter');
  await expect(dollar.getByLabel('Mes')).toBeFocused();
  await expect(dollar.getByLabel('Mes')).toHaveValue(date.slice(0, 7));
  await page.keyboard.press('Tab');
  await page.keyboard.type('1450,50');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(dollar).toContainText(/último anterior que se cargó: \w+ de \d{4}, \$\s1\.450,50\./);
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(/\$\s29\.010/);
  await expect(dollar.getByRole('button', { name: 'Cargar el dólar de un mes' })).toBeFocused();
});

test('a plan is printed on one upright sheet', async ({ page, server }) => {
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, 70);
  const [, month = 0, day = 0] = date.split('-').map(Number);
  await addPerson(page.request, server, { firstName: 'Yamila', birth: { day, month, year: null } });
  await page.goto(`/?fecha=${date}`);
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  const tasks = page.getByRole('region', { name: 'Tareas' });
  const task = tasks.getByLabel('Nueva tarea');
  for (let count = 1; count <= 10; count += 1) {
    await task.fill(`Tarea ${count}`);
    await task.press('Enter');
    await expect(tasks).toContainText(`0 de ${count} tarea`);
  }
  expect(await printedSheets(page)).toEqual([A4_UPRIGHT]);
});

test('the plans are printed upright, under their own title, and with nothing to press', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, 80);
  const [, month = 0, day = 0] = date.split('-').map(Number);
  await addPerson(page.request, server, { firstName: 'Ximena', birth: { day, month, year: null } });
  await page.goto(`/?fecha=${date}`);
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  await page.goto('/planes');
  await page.getByRole('button', { name: 'Todos' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ximena' })).toBeVisible();
  const sheets = await printedSheets(page);
  expect(sheets.filter(({ width }) => width !== A4_UPRIGHT.width)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Planes' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'A quién se celebró' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveText(['Todos']);
});
