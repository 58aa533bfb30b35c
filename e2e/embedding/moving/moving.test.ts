import type { Page } from '@playwright/test';
import { signIn, writingTest } from '../../support/accounts.ts';
import { homeOf } from '../../support/home.ts';
import type { RunningServer } from '../../support/server.ts';
import { expect } from '../../support/test.ts';
import { exampleAsIs } from '../hosts/examples.ts';

const test = writingTest();

/** What a portal behind the same proxy as Almanaque allows: its own origin. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:";

/** An organiser on a portal's page that shows `event`, which is kept, on its day. */
async function openWith(
  page: Page,
  server: RunningServer,
  event: { readonly title: string; readonly date: string },
): Promise<void> {
  await signIn(page, server, 'organizador');
  const answer = await page.request.post(`${server.url}/api/v1/events`, {
    data: event,
    headers: { origin: server.url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.route('**/intranet/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': POLICY },
      body: exampleAsIs('mismo-origen').replace('<almanaque-calendario', `$& date="${event.date}"`),
    }),
  );
  await page.goto('/intranet/');
  await expect(homeOf(page).dayCard).toContainText(event.title);
}

const chipOn = (page: Page, date: string) => homeOf(page).day(date).locator('.chip');

test('an event is dragged to another day inside the shadow root, and on into the next month', async ({
  page,
  server,
}) => {
  await openWith(page, server, { title: 'Asado', date: '2027-03-10' });
  const { day, title } = homeOf(page);
  await expect(chipOn(page, '2027-03-10')).toHaveAttribute('draggable', 'true');
  await chipOn(page, '2027-03-10').dragTo(day('2027-03-18'));
  await expect(page.getByText('Se movió «Asado» al jueves 18 de marzo de 2027.')).toBeVisible();
  await expect(chipOn(page, '2027-03-18')).toHaveText('Asado');
  await expect(chipOn(page, '2027-03-10')).toHaveCount(0);

  await chipOn(page, '2027-03-18').hover();
  await page.mouse.down();
  await page.getByRole('button', { name: 'Mes siguiente' }).hover();
  await expect(title).toHaveText('Abril de 2027');
  await day('2027-04-15').hover();
  await day('2027-04-15').hover({ position: { x: 40, y: 80 } });
  await expect(day('2027-04-15')).toHaveAttribute('data-over');
  await page.mouse.up();
  await expect(chipOn(page, '2027-04-15')).toHaveText('Asado');
  await page.reload();
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(chipOn(page, '2027-04-15')).toHaveText('Asado');
});

test('an event is carried by keyboard, and Escape leads back to where it was picked up', async ({
  page,
  server,
}) => {
  await openWith(page, server, { title: 'Mate', date: '2027-05-04' });
  const { day, dayCard } = homeOf(page);
  const mover = dayCard.getByRole('button', { name: 'Mover: Mate' });
  await mover.press('Enter');
  await expect(day('2027-05-04')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(mover).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chipOn(page, '2027-05-05')).toHaveText('Mate');
  await expect(chipOn(page, '2027-05-04')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('on a phone an event is picked up, and put down on the day that is tapped', async ({
    page,
    server,
  }) => {
    await openWith(page, server, { title: 'Feria', date: '2027-06-09' });
    const { day, dayCard } = homeOf(page);
    await dayCard.getByRole('button', { name: 'Mover: Feria' }).tap();
    await expect(dayCard).toBeHidden();
    await day('2027-06-16').tap();
    await expect(dayCard).toContainText('Feria');
    await expect(page.getByText('Se movió «Feria»')).toBeVisible();
    await expect(day('2027-06-09')).not.toContainText('Feria');
  });
});
