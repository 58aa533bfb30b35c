import type { Page } from '@playwright/test';
import { ACCOUNTS, endSessionAtNextWrite, PASSWORD, post } from '../support/accounts.ts';
import { asOwnAccount, beginEvent, enter, REFUSED } from '../support/ended-session.ts';
import { homeOf, NO_AI, openSpecification } from '../support/home.ts';
import { openFromSettings } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';
import type { RunningServer } from '../../tools/server.ts';

const test = writingTest();

/** The administrator signs in in another tab of the page's browser: they share their cookies. */
async function enterElsewhere(page: Page, server: RunningServer): Promise<void> {
  const { request } = page.context();
  await post(request, server, 'sign-out', {});
  await post(request, server, 'sign-in', {
    email: ACCOUNTS.administrador.email,
    password: PASSWORD,
  });
}

const noticeOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'En este navegador ahora ingresó Ana Paz.' });

test('in an event that is being entered: nothing is written in their name, and that is told', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  const { close } = await asOwnAccount(page, browser, server, 'Fabio');
  await close();
  const { editor, save } = await beginEvent(page, '2028-03-04', 'Feria de Fabio');
  await enterElsewhere(page, server);
  await save();
  await expect(noticeOf(page)).toBeVisible();
  await expect(editor.getByLabel('Título')).toHaveCount(0);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(noticeOf(page)).toBeHidden();
  await page.reload();
  const { dayCard } = homeOf(page);
  await expect(dayCard.getByText('No hay eventos programados para esta fecha')).toBeVisible();
});

for (const [when, isRefused, act] of [
  [
    'the page looks whose session it is',
    false,
    (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange'))),
  ],
  ['it is saved', true, (page: Page) => page.getByRole('button', { name: 'Guardar' }).click()],
] as const) {
  test(`in a message, as ${when}: it is discarded, and the sheet says so`, async ({
    page,
    browser,
    server,
    problems,
    onDate,
  }) => {
    if (isRefused) problems.expect(REFUSED);
    problems.allow(NO_AI);
    await onDate('2025-09-08T09:00-03:00');
    const { close } = await asOwnAccount(page, browser, server, isRefused ? 'Gladys' : 'Graciela');
    await close();
    await openSpecification(page, '2025-09-30');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(/lo ven también los demás organizadores/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Editar' }).click();
    const before = await sheet.getByRole('textbox').inputValue();
    await sheet.getByRole('textbox', { name: 'Mensaje de comunicación' }).fill('Solo mío.');
    await enterElsewhere(page, server);
    await act(page);
    await expect(noticeOf(page)).toBeFocused();
    await expect(sheet.getByText('Solo mío.')).toHaveCount(0);
    await expect(sheet.locator('.message')).toHaveText(before);
    await noticeOf(page).getByRole('button', { name: 'Entendido' }).click();
    await expect(noticeOf(page)).toBeHidden();
    await expect(sheet.locator(':focus')).toHaveCount(1);
  });
}

test('in a page of the settings: it is told alone, once the sign-in is gone from over it', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.expect(REFUSED);
  const { close } = await asOwnAccount(page, browser, server, 'Hilda', 'administrador');
  await close();
  await homeOf(page).open();
  const people = await openFromSettings(page, 'Personas');
  await people.getByRole('button', { name: 'Agregar persona' }).first().click();
  await people.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Xenia');
  await endSessionAtNextWrite(page);
  await people.getByRole('button', { name: 'Agregar', exact: true }).click();
  await enter(page, ACCOUNTS.administrador.email);
  await expect(noticeOf(page)).toBeVisible();
  await expect(noticeOf(page)).toBeFocused();
  await noticeOf(page).getByRole('button', { name: 'Entendido' }).click();
  await expect(noticeOf(page)).toBeHidden();
  await expect(people.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('');
  await expect(people.locator(':focus')).toHaveCount(1);
});
