import type { Page } from '@playwright/test';
import type { RunningServer } from '../../tools/server.ts';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { freeDay } from '../support/free-day.ts';
import { openSpecification } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** What is written while another change of one's own is on its way is tried again on what that left. */
const TRIED_AGAIN = /409 .*\/api\/v1\/plans\//;

/** The sheet of an idea for the birthday of somebody so called, which whoever administers may plan. */
async function openBirthday(page: Page, server: RunningServer, inDays: number, firstName: string) {
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, inDays);
  const [, month = 0, day = 0] = date.split('-').map(Number);
  await addPerson(page.request, server, { firstName, birth: { day, month, year: null } });
  await openSpecification(page, date);
}

const partsOf = (page: Page) => ({
  tasks: page.getByRole('region', { name: 'Tareas' }),
  money: page.getByRole('region', { name: 'Presupuesto' }),
  afterwards: page.getByRole('region', { name: 'Cómo salió' }),
});

test('from a birthday to a done plan by keyboard alone, and nothing entered is lost on the way out', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(TRIED_AGAIN);
  await openBirthday(page, server, 82, 'Nilda');
  const { keyboard } = page;
  const press = async (
    name: string | RegExp,
    within: Page | ReturnType<Page['getByRole']> = page,
  ) => {
    await within.getByRole('button', { name }).focus();
    await keyboard.press('Enter');
  };
  await press('Armar el plan');
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const { tasks, money, afterwards } = partsOf(page);
  await tasks.getByRole('checkbox').first().focus();
  await keyboard.press('Space');
  await expect(tasks).toContainText('Hecha por Ana Paz');

  await press('Definir el presupuesto');
  await expect(money.getByRole('textbox', { name: 'Presupuesto' })).toBeFocused();
  await keyboard.type('150.000');
  await keyboard.press('Enter');
  await press('Agregar un gasto');
  await keyboard.type('Torta');
  await money.getByLabel('Importe').focus();
  await keyboard.type('98.450,50');
  await keyboard.press('Enter');
  await expect(money).toContainText(/QuedaUS\$\s51\.549,50/);

  await press('Escribir notas');
  await keyboard.type('Sin gluten.');
  await page.getByRole('link', { name: '‹ Planes' }).focus();
  await keyboard.press('Enter');
  const asked = page.getByRole('alert').filter({ hasText: 'Hay cambios sin guardar.' });
  await expect(asked).toBeFocused();
  await keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await press('Guardar', page.getByRole('region', { name: 'Notas' }));
  await expect(page.getByRole('button', { name: 'Editar notas' })).toBeVisible();

  await page.getByRole('radio', { name: 'Idea' }).focus();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'En marcha' })).toBeChecked();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Hecho' })).toBeChecked();
  await press('Contar cómo salió');
  await afterwards.getByRole('radio').first().focus();
  for (const _step of ['2', '3', '4']) await keyboard.press('ArrowRight');
  await press('Guardar', afterwards);
  // The form says the same; it is gone once it was kept.
  await expect(afterwards.getByRole('button', { name: 'Editar cómo salió' })).toBeVisible();
  await expect(afterwards).toContainText('4 de 5: Muy bien');
  await page.getByRole('link', { name: '‹ Planes' }).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/planes(\?|$)/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('from a birthday to a done plan, by touch', async ({ page, server, problems }) => {
    problems.allow(TRIED_AGAIN);
    await openBirthday(page, server, 84, 'Raúl');
    await page.getByRole('button', { name: 'Armar el plan' }).tap();
    await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
    const { tasks, money, afterwards } = partsOf(page);
    await tasks.locator('.tick').first().tap();
    await expect(tasks).toContainText('Hecha por Ana Paz');
    await page.getByRole('button', { name: 'Definir el presupuesto' }).tap();
    await money.getByRole('textbox', { name: 'Presupuesto' }).fill('1.000');
    await money.getByRole('button', { name: 'Guardar' }).tap();
    await page.getByRole('button', { name: 'Agregar un gasto' }).tap();
    await money.getByLabel('Qué', { exact: true }).fill('Globos');
    await money.getByLabel('Importe').fill('250');
    await money.getByRole('button', { name: 'Agregar', exact: true }).tap();
    await expect(money).toContainText(/QuedaUS\$\s750/);
    await page.getByText('Hecho', { exact: true }).tap();
    await page.getByRole('button', { name: 'Contar cómo salió' }).tap();
    await page.getByTitle('Muy bien').tap();
    await afterwards.getByRole('button', { name: 'Guardar' }).tap();
    await expect(afterwards.getByRole('button', { name: 'Editar cómo salió' })).toBeVisible();
    await expect(afterwards).toContainText('4 de 5: Muy bien');
    await expectNoAxeFindings(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
