import type { Page } from '@playwright/test';
import { asNewAccount, signIn } from '../support/accounts.ts';
import { homeOf, openSpecification } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const BIRTHDAY = '2027-08-11';
const TITLE = 'Serenata de madrugada';

async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Buscar en el calendario' }).fill(text);
}

test('who is celebrated, organiser though she is, comes upon her plan nowhere', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const context = await browser.newContext({ baseURL: server.url });
  const hers = await context.newPage();
  const email = await asNewAccount(hers, browser, server, 'Tea');
  const birth = { day: 11, month: 8, year: null };
  await addPerson(page.request, server, { firstName: 'Tea', email, birth });

  const { open, dayCard } = homeOf(hers);
  await open(`/?fecha=${BIRTHDAY}`);
  const makeOne = dayCard.getByRole('button', { name: 'Armar un plan propio' });
  await expect(makeOne).toBeVisible();
  const board = await context.newPage();
  await board.goto('/planes?vista=all');
  await expect(board.getByRole('heading', { level: 1, name: 'Planes' })).toBeVisible();

  await page.goto(`/?fecha=${BIRTHDAY}`);
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  await page.getByRole('button', { name: 'Editar título y responsable' }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill(TITLE);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/planes?vista=all');
  await expect(other.getByText(TITLE)).toBeVisible();
  await searchFor(other, 'SERENÁTA');
  const found = other.getByRole('group', { name: 'Planes' }).getByRole('option', { name: TITLE });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(page.url());
  await expect(other.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

  // Her open pages heard of no plan, and pages opened since have none.
  await expect(makeOne).toBeVisible();
  await expect(board.getByText(TITLE)).toHaveCount(0);
  await board.reload();
  await expect(board.getByLabel('Cargando los planes')).toHaveCount(0);
  await expect(board.getByText(TITLE)).toHaveCount(0);
  await searchFor(hers, 'Serenata');
  await expect(hers.getByText('No hay resultados para «Serenata».')).toBeVisible();
  await board.goto(page.url());
  await expect(board.getByRole('heading', { name: 'Este plan no está' })).toBeVisible();

  // What she might write for it would be kept for nobody, and so nothing says that others see it.
  await openSpecification(hers, BIRTHDAY);
  const sheet = hers.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Editar' }).click();
  await sheet.getByRole('textbox', { name: 'Mensaje de comunicación' }).fill('Torta para mí');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(sheet.getByText('Torta para mí')).toBeVisible();
  await expect(sheet.getByText(/organizadores/)).toHaveCount(0);
  await context.close();
});
