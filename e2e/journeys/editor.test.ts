import type { Page } from '@playwright/test';
import { ACCOUNTS, PASSWORD, signIn } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const ADD = 'Agregar Evento Personalizado';

const editorOf = (page: Page, name = 'Evento nuevo') => page.getByRole('dialog', { name });

async function enterAccount(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Ingresar' });
  await dialog.getByLabel('Correo').fill(ACCOUNTS.organizador.email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test('a visitor signs in on the way to the editor, and keeps a series there', async ({ page }) => {
  const { open, dayCard, day } = homeOf(page);
  await open('/?fecha=2027-03-02');
  await dayCard.getByRole('button', { name: ADD }).click();
  await enterAccount(page);

  const editor = editorOf(page);
  await expect(editor.getByLabel('Fecha')).toHaveValue('02/03/2027');
  await expect(editor.getByLabel('Título')).toBeFocused();
  await editor.getByLabel('Título').fill('Mate en la terraza');
  await editor.getByLabel('Hora').fill('16:30');
  await editor.getByLabel('Repetición').selectOption({ label: 'Cada semana, el martes' });
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await expect(editor).toBeHidden();
  await expect(dayCard.getByRole('heading', { name: 'Mate en la terraza' })).toBeVisible();

  await page.reload();
  await expect(dayCard.getByText('16:30 h')).toBeVisible();
  await expect(day('2027-03-09')).toContainText('Mate en la terraza');

  await dayCard.getByRole('button', { name: 'Editar: Mate en la terraza' }).click();
  const edited = editorOf(page, 'Editar evento');
  await edited.getByText('Todos', { exact: true }).click();
  await edited.getByLabel('Título').fill('Mate en el patio');
  await edited.getByRole('button', { name: 'Guardar' }).click();
  await expect(edited).toBeHidden();
  await expect(day('2027-03-09')).toContainText('Mate en el patio');

  await dayCard.getByRole('button', { name: 'Editar: Mate en el patio' }).click();
  await edited.getByText('Todos', { exact: true }).click();
  await edited.getByRole('button', { name: 'Borrar' }).click();
  await expect(edited).toBeHidden();
  await expect(dayCard.getByText('No hay eventos programados para esta fecha')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(dayCard.getByRole('heading', { name: 'Mate en el patio' })).toBeVisible();
  await expect(day('2027-03-09')).toContainText('Mate en el patio');
});

test('a visitor who gives sign-in up is back on the button', async ({ page }) => {
  const { open, dayCard } = homeOf(page);
  await open('/?fecha=2027-03-04');
  const add = dayCard.getByRole('button', { name: ADD });
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByLabel('Correo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(add).toBeFocused();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Ingresar' })).toBeVisible();
});

test('two people at the same event: the second is asked for what both changed', async ({
  page,
  server,
  browser,
  problems,
}) => {
  problems.expect(/status of 409/);
  await signIn(page, server, 'organizador');
  const { open, dayCard } = homeOf(page);
  await open('/?fecha=2027-03-11');
  await dayCard.getByRole('button', { name: ADD }).click();
  await editorOf(page).getByLabel('Título').fill('Asado');
  await editorOf(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(editorOf(page)).toBeHidden();

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await signIn(other, server, 'administrador');
  await homeOf(other).open('/?fecha=2027-03-11');
  const edit = { name: 'Editar: Asado' };
  await dayCard.getByRole('button', edit).click();
  await homeOf(other).dayCard.getByRole('button', edit).click();
  const [mine, theirs] = [editorOf(page, 'Editar evento'), editorOf(other, 'Editar evento')];
  await mine.getByLabel('Lugar').fill('Quincho');
  await mine.getByLabel('Hora').fill('13:00');
  await theirs.getByLabel('Lugar').fill('Terraza');
  await theirs.getByRole('button', { name: 'Guardar' }).click();
  await expect(theirs).toBeHidden();
  await context.close();

  await mine.getByRole('button', { name: 'Guardar' }).click();
  await expect(mine.getByText('Otra persona cambió lo mismo')).toBeVisible();
  await expect(mine.getByRole('alert').getByRole('radio')).toHaveCount(2);
  await mine.getByLabel('Lo guardado: Terraza').check();
  await mine.getByRole('button', { name: 'Guardar así' }).click();
  await expect(mine).toBeHidden();
  await expect(dayCard.getByText('13:00 h · Terraza')).toBeVisible();
});
