import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { dragToNextMonth, keepEvent } from '../support/events.ts';
import { homeOf } from '../support/home.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const undo = (page: Page) => page.getByRole('button', { name: 'Deshacer' }).last().click();

test('an event is dragged to another day, to another month, and back', async ({ page, server }) => {
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, { title: 'Asado', date: '2027-03-10' });
  const { open, day, dayCard } = homeOf(page);
  await open('/?fecha=2027-03-10');
  const chip = (date: string) => day(date).locator('.chip', { hasText: 'Asado' });

  await expect(chip('2027-03-10')).toHaveAttribute('draggable', 'true');
  await chip('2027-03-10').dragTo(day('2027-03-18'));
  await expect(page.getByText('Se movió «Asado» al jueves 18 de marzo de 2027.')).toBeVisible();
  await expect(chip('2027-03-18')).toBeVisible();
  await expect(chip('2027-03-10')).toHaveCount(0);
  await expect(dayCard).toContainText('18');
  await undo(page);
  await expect(chip('2027-03-10')).toBeVisible();
  await expect(chip('2027-03-18')).toHaveCount(0);

  await dragToNextMonth(page, chip('2027-03-10'), 'Abril de 2027', '2027-04-15');
  // It is shown there at once; it is said once it was kept.
  await expect(page.getByText('Se movió «Asado» al jueves 15 de abril de 2027.')).toBeVisible();
  await expect(chip('2027-04-15')).toBeVisible();
  await page.reload();
  await expect(chip('2027-04-15')).toBeVisible();
});

test('a series is moved by keyboard, as much of it as is wanted', async ({ page, server }) => {
  await signIn(page, server, 'organizador');
  const rrule = 'FREQ=WEEKLY;BYDAY=TU';
  await keepEvent(page, server, { title: 'Mate', date: '2027-05-04', rrule });
  const { open, day, dayCard } = homeOf(page);
  await open('/?fecha=2027-05-11');
  const mover = dayCard.getByRole('button', { name: 'Mover: Mate' });
  const dialog = page.getByRole('dialog', { name: 'Mover «Mate»' });

  await mover.press('Enter');
  await expect(page.getByText('Moviendo «Mate» del martes 11 de mayo de 2027.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(mover).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(day('2027-05-12')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByText('Este y los siguientes').click();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(day('2027-05-04')).toContainText('Mate');
  await expect(day('2027-05-11')).not.toContainText('Mate');
  await expect(day('2027-05-12')).toContainText('Mate');
  await expect(day('2027-05-19')).toContainText('Mate');

  await undo(page);
  await expect(day('2027-05-18')).toContainText('Mate');
  await expect(day('2027-05-19')).not.toContainText('Mate');

  await mover.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Mover' }).click();
  await expect(day('2027-05-20')).toContainText('Mate');
  await expect(day('2027-05-18')).toContainText('Mate');
  await expect(day('2027-05-11')).not.toContainText('Mate');
});

test('on a phone it is carried by touch; what someone else moved first is not overwritten', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, server, 'organizador');
  const feria = { title: 'Feria', date: '2027-06-08', endDate: '2027-06-09' };
  const path = await keepEvent(page, server, feria);
  const { open, day, dayCard } = homeOf(page);
  await open('/?fecha=2027-06-09');
  await dayCard.getByRole('button', { name: 'Mover: Feria' }).click();
  await expect(dayCard).toBeHidden();
  await day('2027-06-16').click();
  await expect(dayCard.getByText('Del 15 al 16 de junio')).toBeVisible();

  await expect(page.getByText('Se movió «Feria»')).toBeVisible();

  const elsewhere = { version: 2, date: '2027-06-22', endDate: '2027-06-23' };
  await dayCard.getByRole('button', { name: 'Mover: Feria' }).click();
  const headers = { origin: server.url };
  const answer = await page.request.patch(path, { data: elsewhere, headers });
  expect(answer.status()).toBe(200);
  await day('2027-06-25').click();
  await expect(
    page.getByText('No se movió «Feria». Alguien lo cambió mientras tanto'),
  ).toBeVisible();
  // The month is folded to the chosen day's week until the day is closed.
  await dayCard.getByRole('button', { name: 'Cerrar el día' }).click();
  await expect(day('2027-06-22')).toContainText('Feria');
  await expect(day('2027-06-16')).not.toContainText('Feria');
});
