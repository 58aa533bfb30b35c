import type { Locator, Page } from '@playwright/test';
import { homeOf } from './home.ts';
import { expect } from './test.ts';

/**
 * Keeps an event as whoever is signed in on the page, from outside of it.
 * @returns its address in the API.
 */
export async function keepEvent(
  page: Page,
  { url }: { readonly url: string },
  event: object,
): Promise<string> {
  const address = `${url}/api/v1/events`;
  const answer = await page.request.post(address, { data: event, headers: { origin: url } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { event: kept } = (await answer.json()) as { event: { id: string } };
  return `${address}/${kept.id}`;
}

/** Drags `chip` to `date`, in the next month, which is called `month`. */
export async function dragToNextMonth(
  page: Page,
  chip: Locator,
  month: string,
  date: string,
): Promise<void> {
  const { day, title } = homeOf(page);
  const next = page.getByRole('button', { name: 'Mes siguiente' });
  await chip.hover();
  await page.mouse.down();
  await title.hover();
  // Held over the button, the month turns under it, again and again: here time stands still meanwhile.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await next.hover();
  await page.clock.runFor(700);
  await expect(title).toHaveText(month);
  // A slow page hears late that the button was left, and would turn on: a frame at a time until then.
  await expect(async () => {
    await day(date).hover();
    await day(date).hover({ position: { x: 40, y: 80 } });
    await page.clock.runFor(16);
    await expect(day(date)).toHaveAttribute('data-over', { timeout: 500 });
  }).toPass();
  await page.clock.resume();
  await page.mouse.up();
}
