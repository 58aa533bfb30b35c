import type { Page } from '@playwright/test';
import { signIn } from '../../support/accounts.ts';
import { dragToNextMonth, keepEvent } from '../../support/events.ts';
import { homeOf } from '../../support/home.ts';
import type { RunningServer } from '../../../tools/server.ts';
import { expect } from '../../support/test.ts';
import { exampleAsIs } from '../hosts/examples.ts';
import { writingTest } from '../../support/writing-test.ts';

const test = writingTest();

/** What a portal behind the same proxy as Almanaque allows: its own origin. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:";

/** An organiser on a portal's page that shows `event`, which is kept, on its day. */
async function openWith(
  page: Page,
  server: RunningServer,
  event: { readonly title: string; readonly date: string; readonly rrule?: string },
): Promise<void> {
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, event);
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
  const { day } = homeOf(page);
  await expect(chipOn(page, '2027-03-10')).toHaveAttribute('draggable', 'true');
  await chipOn(page, '2027-03-10').dragTo(day('2027-03-18'));
  await expect(page.getByText('Se movió «Asado» al jueves 18 de marzo de 2027.')).toBeVisible();
  await expect(chipOn(page, '2027-03-18')).toHaveText('Asado');
  await expect(chipOn(page, '2027-03-10')).toHaveCount(0);

  await dragToNextMonth(page, chipOn(page, '2027-03-18'), 'Abril de 2027', '2027-04-15');
  // It is shown there at once; it is said once it was kept.
  await expect(page.getByText('Se movió «Asado» al jueves 15 de abril de 2027.')).toBeVisible();
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

test('what of a series is moved can be chosen with Tab, from the first on and all the way round', async ({
  page,
  server,
}) => {
  await openWith(page, server, {
    title: 'Ronda',
    date: '2027-07-06',
    rrule: 'FREQ=WEEKLY;COUNT=3',
  });
  const { dayCard } = homeOf(page);
  await dayCard.getByRole('button', { name: 'Mover: Ronda' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mover «Ronda»' });
  const [close, scope] = [
    dialog.getByRole('button', { name: 'Cerrar' }),
    dialog.getByRole('radio', { name: 'Este evento' }),
  ];
  const rest = ['Cancelar', 'Mover'].map((name) => dialog.getByRole('button', { name }));
  await expect(dialog.getByRole('radio', { name: 'Todos' })).toBeVisible();
  for (const next of [close, scope, ...rest, close, scope]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Este y los siguientes' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(chipOn(page, '2027-07-14')).toHaveText('Ronda');
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
    // The month is folded to the chosen day's week until the day is closed.
    await dayCard.getByRole('button', { name: 'Cerrar el día' }).tap();
    await expect(day('2027-06-09')).not.toContainText('Feria');
  });

  test('in a page that is transformed, what says so is at the foot of the window all the same', async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { transform: translateY(40px); height: 2000px }');
      document.adoptedStyleSheets = [sheet];
    });
    await openWith(page, server, { title: 'Kermés', date: '2027-07-07' });
    const { day, dayCard } = homeOf(page);
    await dayCard.getByRole('button', { name: 'Mover: Kermés' }).tap();
    const cancel = page.getByRole('button', { name: 'Cancelar' });
    await expect(cancel).toBeInViewport();
    const bar = await page
      .getByText('Moviendo «Kermés»')
      .locator('xpath=ancestor::div[1]')
      .boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844 - 16);
    await cancel.tap();
    await expect(dayCard).toContainText('Kermés');
    await dayCard.getByRole('button', { name: 'Cerrar el día' }).tap();
    await day('2027-07-14').tap();
    await expect(dayCard).not.toContainText('Kermés');
  });
});
