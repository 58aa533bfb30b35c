import type { Browser, Page } from '@playwright/test';
import { planResponseSchema } from '@almanaque/api';
import type { RunningServer } from '../../tools/server.ts';
import { asNewAccount, signIn } from '../support/accounts.ts';
import { expectNoAxeFindingsOnPhoneAndDesk } from '../support/axe.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf } from '../support/home.ts';
import { addPerson } from '../support/people.ts';
import { openFromAccount } from '../support/settings.ts';
import { expect } from '../support/test.ts';
import { writingTest } from '../support/writing-test.ts';

const test = writingTest();

const BIRTHDAY = '2027-05-12';
const born = { day: 12, month: 5, year: null };

/** What an administrator does meanwhile, in a browser of their own. */
async function asAdministrator<Done>(
  browser: Browser,
  server: RunningServer,
  act: (page: Page) => Promise<Done>,
): Promise<Done> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, server, 'administrador');
  const done = await act(page);
  await context.close();
  return done;
}

test('somebody says how they like to be celebrated, and the month obeys', async ({
  page,
  browser,
  server,
}) => {
  const email = await asNewAccount(page, browser, server, 'Nora', 'colaborador');
  await asAdministrator(browser, server, ({ request }) =>
    addPerson(request, server, { firstName: 'Nora', email, birth: born }),
  );
  const { open, dayCard } = homeOf(page);
  await open(`/?fecha=${BIRTHDAY}`);
  await expect(dayCard).toContainText('Cumpleaños de Nora');

  await openFromAccount(page, 'Cómo preferís celebrar');
  const choose = (name: RegExp) => page.getByRole('radio', { name }).check();
  await expect(page.getByRole('radio', { name: /^En público/ })).toBeChecked();
  await choose(/^En privado/);
  await expect(page.getByText('Guardado: en privado.')).toBeVisible();
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await open(`/?fecha=${BIRTHDAY}`);
  await expect(dayCard).toContainText('Prefiere celebrarlo en privado.');
  await page.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  await expect(page.getByRole('region', { name: /^Recomendaciones para: / })).toContainText(
    'Saludo a solas',
  );

  await page.goto('/configuracion/celebrar');
  await choose(/^Prefiero que no/);
  await expect(page.getByText('Guardado: prefiero que no.')).toBeVisible();
  await open(`/?fecha=${BIRTHDAY}`);
  await expect(dayCard).toContainText('No hay eventos programados para esta fecha');
});

test('who collaborates ticks their own task, and sees nothing else of the plan', async ({
  page,
  browser,
  server,
}) => {
  const email = await asNewAccount(page, browser, server, 'Omar', 'colaborador');
  const planId = await asAdministrator(browser, server, async (admin) => {
    await addPerson(admin.request, server, { firstName: 'Omar', email });
    const address = await keepEvent(admin, server, { title: 'Cena', date: '2027-05-21' });
    const post = async (path: string, data: object) => {
      const url = `${server.url}/api/v1${path}`;
      const answer = await admin.request.post(url, { data, headers: { origin: server.url } });
      return (await answer.json()) as unknown;
    };
    const event = `empresa-${address.split('/').at(-1) ?? ''}`;
    const { plan } = planResponseSchema.parse(
      await post('/plans', { event, recommendation: null, title: 'Cena secreta' }),
    );
    const { people } = (await (
      await admin.request.get(`${server.url}/api/v1/people?q=Omar`)
    ).json()) as { people: { id: string }[] };
    const owner = { kind: 'person', id: people[0]?.id };
    const due = { kind: 'pinned', date: '2027-05-14' };
    await post(`/plans/${plan.id}/tasks`, { title: 'Comprar velas', due, owner });
    await post(`/plans/${plan.id}/tasks`, { title: 'Pagar la seña', due, spent: 5_000_00 });
    return plan.id;
  });

  await page.goto(`/planes/${planId}`);
  await expect(page.getByRole('heading', { name: 'Mis tareas' })).toBeVisible();
  const candles = page.getByRole('checkbox', { name: 'Comprar velas' });
  await expect(candles).not.toBeChecked();
  await expect(page.getByText(/Pagar la seña|Cena secreta|5\.000/)).toHaveCount(0);
  await expectNoAxeFindingsOnPhoneAndDesk(page);
  await candles.click();
  await expect(page.getByRole('region', { name: 'Hechas' })).toContainText('Comprar velas');
  await page.reload();
  await expect(candles).toBeChecked();

  await asAdministrator(browser, server, async (admin) => {
    await admin.goto(`/planes/${planId}`);
    await expect(admin.getByRole('region', { name: 'Tareas' })).toContainText('Hecha por Omar');
  });
});
