import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { freeDay } from '../support/free-day.ts';
import { openSpecification } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const editorOf = (page: Page) => {
  const section = page.getByRole('region', { name: 'Mensaje' });
  return {
    section,
    text: section.locator('.message'),
    field: section.getByRole('textbox', { name: 'Mensaje de comunicación' }),
    edit: section.getByRole('button', { name: 'Editar mensaje' }),
    save: section.getByRole('button', { name: 'Guardar' }),
  };
};

test('the message of a plan is the idea’s: filled in, completed, written over by keyboard, copied and undone', async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, 66);
  const [, month = 0, day = 0] = date.split('-').map(Number);
  await addPerson(page.request, server, { firstName: 'Irma', birth: { day, month, year: null } });
  await openSpecification(page, date);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Lugar').fill('la terraza');
  await expect(sheet.getByText(/^Guardado por Ana Paz/)).toBeVisible();
  await page.getByRole('button', { name: 'Armar el plan' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);

  const { section, text, field, edit, save } = editorOf(page);
  await expect(text).toContainText('Irma');
  // Of a date on a day off, the day on which it is celebrated.
  await expect(text).toContainText(/ \d+ de \p{L}+ de 20\d\d a las \[hora\]/u);
  // What was completed in the sheet is there already.
  await expect(text).toContainText('en la terraza');
  await expect(section.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
  const gaps = section.getByRole('group', { name: 'Para completar el mensaje' });
  for (const gap of await gaps.getByRole('textbox').all()) await gap.fill('las 17');
  await expect(text.locator('mark')).toHaveCount(0);
  await expect(section.getByText('Hay cambios sin guardar.')).toBeVisible();
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(gaps).toBeHidden();
  await expect(edit).toBeFocused();
  await page.reload();
  await expect(text).toContainText('las 17');

  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(' ¡Traé tu taza!');
  await page.keyboard.press('Escape');
  await section.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(field).toBeFocused();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(page);
  }
  // It waits where it was written, whatever the page does.
  await page.reload();
  await expect(field).toHaveValue(/¡Traé tu taza!$/);
  await save.click();
  await expect(text).toContainText('¡Traé tu taza!');
  await section.getByRole('button', { name: 'Copiar' }).click();
  await expect(section.getByText('Mensaje copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.textContent());

  await page.getByRole('button', { name: 'Deshacer el último cambio' }).click();
  await expect(text).not.toContainText('¡Traé tu taza!');
  await section.getByRole('button', { name: 'Restablecer plantilla' }).click();
  await expect(gaps).toBeVisible();
});

test('two who write a plan’s message: neither goes over the other’s unseen', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(/409 .*\/api\/v1\/plans\//);
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, 70);
  await page.goto(`/?fecha=${date}`);
  const [, month = 0, day = 0] = date.split('-').map(Number);
  await addPerson(page.request, server, { firstName: 'Omar', birth: { day, month, year: null } });
  await page.getByRole('button', { name: 'Armar un plan propio' }).click();
  await expect(page).toHaveURL(/\/planes\/[\w-]+$/);
  const mine = editorOf(page);
  await mine.section.getByRole('button', { name: 'Escribir mensaje' }).click();
  await mine.field.fill('Lo mío');

  const context = await browser.newContext({ baseURL: server.url });
  const colleague = await context.newPage();
  await signIn(colleague, server, 'organizador');
  await colleague.goto(page.url());
  const theirs = editorOf(colleague);
  await theirs.section.getByRole('button', { name: 'Escribir mensaje' }).click();
  await theirs.field.fill('Lo de Bruno');
  await theirs.save.click();
  await expect(theirs.text).toHaveText('Lo de Bruno');
  await context.close();

  await mine.save.click();
  await expect(mine.section.getByText(/Ahora dice Mensaje: «Lo de Bruno»/)).toBeVisible();
  await mine.save.click();
  await expect(mine.text).toHaveText('Lo mío');
});
