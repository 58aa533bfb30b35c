import { signIn } from '../support/accounts.ts';
import { homeOf } from '../support/home.ts';
import { openFromAccount } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest({ READING_NEEDS_SIGN_IN: 'true' });

test('whoever signs out leaves nothing of the calendar on the page, be it out of sight', async ({
  page,
  server,
  onDate,
  problems,
}) => {
  problems.expect(/status of 401.*calendar/);
  // Live updates are asked for once the page is at rest, which may be after the session's end.
  problems.allow(/status of 401.*live/);
  await onDate('2025-08-20T12:00-03:00');
  await signIn(page, server, 'organizador');
  await homeOf(page).open();
  const birthday = page.locator('.month').getByText('Marina Olivera');
  // Of the month after, which waits behind.
  await expect(birthday.first()).toBeAttached();
  await expect(birthday.first()).toBeHidden();
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(birthday.first()).toBeVisible();

  await openFromAccount(page, 'Cerrar sesión');
  await expect(page.getByText('No pudimos traer los eventos de este mes.')).toBeVisible();
  await expect(birthday).toHaveCount(0);
});
