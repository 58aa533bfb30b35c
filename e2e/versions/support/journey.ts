import type { Page, TestInfo } from '@playwright/test';
import { ACCOUNTS, PASSWORD } from '../../support/accounts.ts';
import { homeOf } from '../../support/home.ts';
import { countStores } from '../../support/stores.ts';
import { expect } from '../../support/test.ts';
import type { Mix } from './mix.ts';

/** What a person does on a mixed page, in this order. */
export const STEPS = [
  'month',
  'from the calendar',
  'sheet',
  'from the bell',
  'one store',
  'plans',
] as const;
export type StepName = (typeof STEPS)[number];

/** One cell of the table of versions; a test's annotations carry them. */
export interface Passed {
  readonly mix: Mix;
  readonly step: StepName;
}

/** With a part that the release before has not: a shell of today gives it its page, whatever is beside it. */
async function plan(page: Page, address: string, mix: Mix): Promise<void> {
  const { dayCard } = homeOf(page);
  const data = { email: ACCOUNTS.administrador.email, password: PASSWORD };
  const headers = { origin: address };
  const entered = await page.request.post(`${address}/api/v1/auth/sign-in`, { data, headers });
  expect(entered.ok(), await entered.text()).toBe(true);
  await page.goto(`${address}/planes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Planes' })).toBeVisible();
  // A calendar of before has no place for it under a day.
  if (mix['mf-calendar'] === 'old') return;
  await page.goto(`${address}/?fecha=2025-09-22`);
  await expect(dayCard.getByRole('button', { name: 'Armar un plan propio' })).toBeVisible();
}

/** What is chosen in one part arrives in the others, whatever release each of them is of. */
export async function walk(page: Page, address: string, mix: Mix, info: TestInfo): Promise<void> {
  const { open, bell, upcoming, day, dayCard } = homeOf(page);
  const panelOf = (title: string) =>
    page.getByRole('heading', { name: `Recomendaciones para: ${title}` });
  const passed = (step: StepName) => {
    const cell: Passed = { mix, step };
    info.annotations.push({ type: 'mixed', description: JSON.stringify(cell) });
  };

  // The shell of contract 1.0 does not try again by itself: where a machine is slow, the person does.
  const retry = page.getByRole('button', { name: /Reintentar/ }).first();
  await page.addLocatorHandler(retry, () => retry.click(), { times: 3, noWaitAfter: true });

  await open(address);
  await expect(day('2025-09-22')).toContainText('Picnic de primavera');
  passed('month');

  await day('2025-09-30').click();
  await expect(page).toHaveURL(/fecha=2025-09-30/);
  await dayCard.getByRole('button', { name: /Ver Recomendaciones/ }).click();
  await expect(panelOf('Revisión trimestral')).toBeVisible();
  passed('from the calendar');

  const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
  await panel.getByRole('heading', { level: 3 }).getByRole('button').last().click();
  await panel.getByRole('button', { name: 'Usar Esta Recomendación' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Ciudad Cultural Konex' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  passed('sheet');

  await bell.click();
  await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
  await expect(panelOf('Cumpleaños de Marina Olivera')).toBeVisible();
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/fecha=2025-09-20/);
  passed('from the bell');

  await day('2025-09-25').click();
  await expect(panelOf('Cumpleaños de Marina Olivera')).toBeHidden();
  await expect(page).toHaveURL(/fecha=2025-09-25/);
  expect(await countStores(page), 'stores of the selection').toBe(1);
  passed('one store');

  // The shell of contract 1.0 gives no part a page.
  if (mix.shell === 'old') return;
  await plan(page, address, mix);
  passed('plans');
}
