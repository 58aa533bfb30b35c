import { homeOf } from '../support/home.ts';
import { listening, NO_NETWORK } from '../support/listening.ts';
import { expect, test } from '../support/test.ts';

test('what is typed before the search is there is searched for, and means nothing else', async ({
  page,
  onDate,
}) => {
  await onDate('2025-09-13T09:00-03:00');
  await homeOf(page).open();
  // Nothing of it has been fetched yet: the letters are there first.
  await page.keyboard.type('/natalia n?t');
  const field = page.getByRole('combobox', { name: 'Buscar en el calendario' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('natalia n?t');
  await page.keyboard.type('a');
  await expect(field).toHaveValue('natalia n?ta');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('says that there is no connection for as long as there is none', async ({
  page,
  context,
  onDate,
  problems,
}) => {
  await onDate('2025-09-13T09:00-03:00');
  problems.allow(NO_NETWORK);
  await Promise.all([listening(page), homeOf(page).open()]);
  await context.setOffline(true);
  const line = page.getByText(/^Estás sin conexión/);
  await expect(line).toBeInViewport();
  await context.setOffline(false);
  await expect(line).toBeHidden();
});
