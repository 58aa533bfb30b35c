import type { Locator } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import { expect } from '../../support/test.ts';
import { openHostPage, test } from '../support/embedding.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ onDate }) => onDate('2025-09-17T09:00-03:00'));

/** Those a finger may miss, with their height in CSS pixels. */
const lowOf = (targets: Locator): Promise<string[]> =>
  targets.evaluateAll((elements) =>
    elements
      .map((element) => ({ element, height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 44)
      .map(({ element, height }) => `${element.textContent}: ${height}`),
  );

test('what is pressed in the bell and the calendar can be hit with a finger', async ({
  page,
  embedding,
}) => {
  await openHostPage(page, embedding, {
    embeds: ['mf-notifications', 'mf-calendar'],
    attributes: 'date="2025-09-20"',
  });
  const { bell, calendar, dayCard, upcoming } = homeOf(page);
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  await expect(dayCard).toContainText('Cumpleaños de Marina Olivera');
  await bell.tap();
  await expect(upcoming).toContainText('Cumpleaños de Marina Olivera');
  expect(await lowOf(page.getByRole('button').or(page.getByRole('gridcell')))).toEqual([]);
});

test('so can what tries again for a part that is missing', async ({
  page,
  embedding,
  problems,
}) => {
  problems.expect(/status of 404.*remoteEntry/);
  await page.route('**/remoteEntry.js*', (route) => route.fulfill({ status: 404 }));
  await openHostPage(page, embedding, { embeds: ['mf-recommendations'] });
  const again = page.getByRole('button', { name: 'Reintentar' });
  await expect(again).toBeVisible();
  expect(await lowOf(again)).toEqual([]);
});
