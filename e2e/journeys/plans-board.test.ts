import { addDays, isoDate } from '@almanaque/shared-contracts/schemas';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../tools/server.ts';
import { signIn } from '../support/accounts.ts';
import { keepEvent } from '../support/events.ts';
import { freeDay } from '../support/free-day.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

/** An event of the company with a plan for it, of one task that is due on `due`. */
async function keepPlan(
  page: Page,
  server: RunningServer,
  { title, date, due }: { readonly title: string; readonly date: string; readonly due: string },
): Promise<void> {
  const id = (await keepEvent(page, server, { title, date })).split('/').at(-1);
  const send = async (path: string, data: object) => {
    const url = `${server.url}/api/v1/plans${path}`;
    const answer = await page.request.post(url, { data, headers: { origin: server.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { plan: { id: string } };
  };
  const { plan } = await send('', { event: `empresa-${id}`, recommendation: null });
  await send(`/${plan.id}/tasks`, {
    title: `Preparar ${title}`,
    due: { kind: 'pinned', date: due },
  });
}

test('the board begins with what is due this week, and all there is is one press away', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'administrador');
  const date = await freeDay(page.request, server, 40);
  await keepPlan(page, server, { title: 'Cena', date, due: addDays(isoDate(date), -10) });
  // Here it may still be the day before.
  const today = isoDate(new Date().toISOString().slice(0, 10));
  await keepPlan(page, server, {
    title: 'Brindis',
    date: addDays(today, 1),
    due: addDays(today, -1),
  });
  await page.goto('/planes');
  await expect(page.getByRole('button', { name: 'Esta semana' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const task = page.getByRole('checkbox', { name: 'Preparar Brindis' });
  await expect(task).toBeVisible();
  await expect(page.getByText('1 plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cena' })).toBeHidden();
  await task.click();
  await expect(page.getByText('Nada vence esta semana')).toBeVisible();
  await page.getByRole('button', { name: 'Todos' }).click();
  await expect(page.getByRole('link', { name: 'Cena' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Brindis' })).toBeVisible();
});
