import type { APIRequestContext, Page } from '@playwright/test';
import { EXPOSED_CHUNK } from '../../support/exposed-chunk.ts';
import { homeOf, NO_AI } from '../../support/home.ts';
import { loadAgain, loadOnPlainPage, mount } from '../../support/plain-page.ts';
import { expect, test } from '../../support/test.ts';
import { watchCopies, type Copies } from './copies.ts';
import { loadInOrder } from './shell-order.ts';

const CALENDAR = 'mf-calendar';
const BELL = 'mf-notifications';
const RECOMMENDATIONS = 'mf-recommendations';

const ORDERS = [
  [CALENDAR, BELL, RECOMMENDATIONS],
  [CALENDAR, RECOMMENDATIONS, BELL],
  [BELL, CALENDAR, RECOMMENDATIONS],
  [BELL, RECOMMENDATIONS, CALENDAR],
  [RECOMMENDATIONS, CALENDAR, BELL],
  [RECOMMENDATIONS, BELL, CALENDAR],
] as const;

const ONE: Copies = {
  reacts: 1,
  reactDoms: 1,
  stores: 1,
  fetched: { react: 1, reactDom: 1, contract: 1 },
};

/** The shell brings them all: no remote's own is fetched. */
const OFFERED: Copies = { ...ONE, fetched: { react: 0, reactDom: 0, contract: 0 } };

test.beforeEach(async ({ onDate, problems }) => {
  problems.allow(NO_AI);
  await onDate('2025-09-13T09:00-03:00');
});

/** The home page with the recommendations of an event open, so that all three remotes are wanted. */
async function addressOfAnEvent(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/v1/calendar/days/2025-09-30');
  const { events } = (await response.json()) as { readonly events: readonly { id: string }[] };
  return `/?fecha=2025-09-30&evento=${events[0]?.id ?? ''}`;
}

/** What is chosen in one remote arrives in the others. */
async function expectOneSelection(page: Page): Promise<void> {
  const { bell, upcoming, day } = homeOf(page);
  await bell.click();
  await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('heading', { name: 'Recomendaciones para: Cumpleaños de Marina Olivera' }),
  ).toBeVisible();
}

for (const order of ORDERS) {
  test(`one of each on a foreign page, first ${order.join(', ')}`, async ({ page }) => {
    const copies = await watchCopies(page);
    await loadOnPlainPage(page, order);
    for (const name of order) await mount(page, name);
    await expectOneSelection(page);
    expect(await copies()).toEqual(ONE);
  });

  test(`one of each in the shell, first ${order.join(', ')}`, async ({ page, request }) => {
    const copies = await watchCopies(page);
    const came = await loadInOrder(page, order);
    await page.goto(await addressOfAnEvent(request));
    await expect.poll(came).toEqual(order);
    await expectOneSelection(page);
    expect(await copies()).toEqual(OFFERED);
  });
}

test('one of each on a foreign page after an entry ran again', async ({ page }) => {
  const copies = await watchCopies(page);
  await loadOnPlainPage(page, ORDERS[0]);
  for (const name of ORDERS[0]) {
    await loadAgain(page, name);
    await mount(page, name);
  }
  await expectOneSelection(page);
  expect(await copies()).toEqual(ONE);
});

test('one of each in the shell after a remote was loaded anew', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  const copies = await watchCopies(page);
  const isItsCode = ({ pathname, search }: URL) =>
    pathname.includes('/mf-calendar/') && EXPOSED_CHUNK.test(pathname) && search === '';
  await page.route(isItsCode, (route) => route.fulfill({ status: 404, body: '' }));
  const again = page.waitForRequest(/mf-calendar\/remoteEntry\.js\?again=/);
  await page.goto('/?fecha=2025-09-20');
  await again;
  await expect(homeOf(page).day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  await homeOf(page)
    .dayCard.getByRole('button', { name: /Ver Recomendaciones/ })
    .first()
    .click();
  await expectOneSelection(page);
  expect(await copies()).toEqual(OFFERED);
});

test('one store where remotes share nothing else', async ({ page }) => {
  const copies = await watchCopies(page);
  await loadOnPlainPage(page, ORDERS[0], 'none');
  for (const name of ORDERS[0]) await mount(page, name);
  await expectOneSelection(page);
  expect(await copies()).toEqual({
    reacts: 3,
    reactDoms: 3,
    stores: 1,
    fetched: { react: 3, reactDom: 3, contract: 3 },
  });
});
