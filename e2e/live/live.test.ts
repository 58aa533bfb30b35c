import { signIn } from '../support/accounts.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf, NO_AI } from '../support/home.ts';
import { listening, NO_NETWORK } from '../support/listening.ts';
import { openPlainPage } from '../support/plain-page.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** What a request meets whose server ends before it, under it or after it. */
const NO_SERVER =
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;

test('what one writes, every open page shows, also a portal with the calendar alone', async ({
  page,
  server,
}) => {
  // The clock is both pages': set while a part of the first is on its way, it would turn back under it.
  await page.clock.setFixedTime('2026-11-25T09:00-03:00');
  await signIn(page, server, 'organizador');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [whole, portal] = [homeOf(page), await page.context().newPage()];
  await Promise.all([listening(page), whole.open('/?fecha=2026-11-25')]);
  await Promise.all([listening(portal), openPlainPage(portal, 'mf-calendar')]);

  const began = Date.now();
  await keepEvent(page, server, { title: 'Torneo de truco', date: '2026-11-26' });
  await Promise.all(
    [whole, homeOf(portal)].map(({ day }) =>
      expect(day('2026-11-26')).toContainText('Torneo de truco'),
    ),
  );
  test.info().annotations.push({ type: 'shown after', description: `${Date.now() - began} ms` });
  expect(asked.filter((path) => path === '/api/v1/live')).toHaveLength(1);
});

test('recommendations follow their event, which others move and then remove', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(NO_AI);
  // What was removed is not there to be read.
  problems.allow(/404 \(Not Found\)/);
  await page.clock.setFixedTime('2026-11-25T09:00-03:00');
  await signIn(page, server, 'organizador');
  const address = await keepEvent(page, server, { title: 'Feria del libro', date: '2026-11-27' });
  const { open, dayCard } = homeOf(page);
  await Promise.all([listening(page), open('/?fecha=2026-11-27')]);
  await dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  const panel = page.getByRole('region', { name: 'Recomendaciones para: Feria del libro' });
  await expect(panel).toContainText('Viernes 27 de noviembre de 2026');

  const headers = { origin: server.url };
  const moved = { version: 1, date: '2026-12-02', endDate: '2026-12-03' };
  expect((await page.request.patch(address, { data: moved, headers })).status()).toBe(200);
  await expect(panel).toContainText('Miércoles 2 de diciembre de 2026');
  expect((await page.request.delete(`${address}?version=2`, { headers })).ok()).toBe(true);
  await expect(panel.getByRole('alert')).toHaveText(/^Este evento ya no está en esta fecha/);
});

test('a page whose server was restarted catches up', async ({ page, server, problems }) => {
  problems.allow(NO_SERVER);
  await signIn(page, server, 'organizador');
  const { open, day } = homeOf(page);
  await Promise.all([listening(page), open('/?fecha=2027-04-05')]);
  await server.restart();
  await keepEvent(page, server, { title: 'Charla de seguridad', date: '2027-04-06' });
  await expect(day('2027-04-06')).toContainText('Charla de seguridad');
});

test('a page that was offline catches up when it returns', async ({ page, server, problems }) => {
  problems.allow(NO_NETWORK);
  await signIn(page, server, 'organizador');
  const { open, day } = homeOf(page);
  await Promise.all([listening(page), open('/?fecha=2027-06-07')]);
  await page.context().setOffline(true);
  await keepEvent(page, server, { title: 'Locro del 9 de julio', date: '2027-06-08' });
  await expect(day('2027-06-08')).not.toContainText('Locro');
  await page.context().setOffline(false);
  await expect(day('2027-06-08')).toContainText('Locro del 9 de julio');
});
