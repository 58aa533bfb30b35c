import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { openSpecification } from '../support/home.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** Of the sample set: the quarterly review, which is the company's own. */
const DATE = '2025-09-30';

async function edit(page: Page, text: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Editar' }).click();
  await sheet.getByRole('textbox', { name: 'Mensaje de comunicación' }).fill(text);
  await sheet.getByRole('button', { name: 'Guardar' }).click();
}

test('an organiser’s message is on a colleague’s screen, and neither overwrites the other unseen', async ({
  page,
  browser,
  server,
  onDate,
}) => {
  await onDate('2025-09-08T09:00-03:00');
  await signIn(page, server, 'organizador');
  await openSpecification(page, DATE);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/lo ven también los demás organizadores/)).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const colleague = await context.newPage();
  await colleague.clock.setFixedTime('2025-09-08T09:00-03:00');
  await signIn(colleague, server, 'administrador');
  await openSpecification(colleague, DATE);
  const other = colleague.getByRole('dialog');
  await expect(other.getByText(/lo ven también los demás organizadores/)).toBeVisible();
  await other.getByRole('button', { name: 'Editar' }).click();
  await other
    .getByRole('textbox', { name: 'Mensaje de comunicación' })
    .fill('Nos vemos a las 11 en el auditorio.');

  await edit(page, 'Nos vemos a las 10 en la terraza.');
  await expect(sheet.getByText(/^Guardado por Bruno Sosa/)).toBeVisible();
  await page.reload();
  await openSpecification(page, DATE);
  await expect(sheet.getByText('Nos vemos a las 10 en la terraza.')).toBeVisible();

  await other.getByRole('button', { name: 'Guardar' }).click();
  const conflict = other.getByRole('alert');
  await expect(conflict).toContainText('lo guardó Bruno Sosa');
  await expect(conflict).toContainText('Nos vemos a las 10 en la terraza.');
  for (const width of [390, 1440]) {
    await colleague.setViewportSize({ width, height: 900 });
    await expectNoAxeFindings(colleague);
  }
  await other.getByRole('button', { name: 'Usar el mío' }).click();
  await expect(other.getByText(/^Guardado por Ana Paz/)).toBeVisible();
  await context.close();
});
