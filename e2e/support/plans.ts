import type { Page, Route } from '@playwright/test';
import { aBoard, aCoverage, aPlan, aSummary, aTask } from '../../mf-plans/src/testing/fixtures.ts';
import { asOrganiser } from './settings.ts';

/** Longer than fits, as what a company celebrates is often called. */
const LONG =
  'Celebración de los veinticinco años de la sucursal de San Salvador de Jujuy con familias y vecinos';

/** What is asked of plans is answered by `answer`; what is not asked of them goes on. */
const answerPlans = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(/\/api\/v1\/plans(?:[/?]|$)/, answer);

const json = (body: unknown) => (route: Route) => route.fulfill({ json: body });

export async function openEmptyPlans(page: Page): Promise<void> {
  await answerPlans(page, json(aBoard([])));
  await asOrganiser(page);
  await page.goto('/planes');
  await page.getByText('Nada vence esta semana').waitFor();
}

/** A page of many, each with a name that is too long and tasks that are late. */
export async function openCrowdedPlans(page: Page): Promise<void> {
  const due = [aTask('late', { title: LONG, timing: 'late', dueOn: '2026-11-27' })];
  const plans = Array.from({ length: 50 }, (_plan, index) =>
    aSummary({ id: `p${index}`, title: index % 3 ? `Plan ${index}` : LONG, due }),
  );
  await answerPlans(page, json(aBoard(plans, { total: 300, next: '50' })));
  await asOrganiser(page);
  await page.goto('/planes?vista=week');
  await page.getByText('300 planes').waitFor();
}

export async function openPlan(page: Page): Promise<void> {
  await answerPlans(page, json({ plan: aPlan({ title: LONG }) }));
  await asOrganiser(page);
  await page.goto('/planes/p1');
  await page.getByRole('heading', { level: 1, name: LONG }).waitFor();
}

export async function openCoverage(page: Page): Promise<void> {
  await answerPlans(page, json(aCoverage()));
  await asOrganiser(page);
  await page.goto('/planes/cobertura');
  await page.getByRole('heading', { name: 'A quién se celebró' }).waitFor();
}

/** What the server says no to. */
export async function openRefusedPlan(page: Page, status: 403 | 404 | 500): Promise<void> {
  const answer = { error: 'refused', message: 'No.' };
  await answerPlans(page, (route) => route.fulfill({ status, json: answer }));
  await asOrganiser(page);
  await page.goto('/planes/p1');
  await page.getByRole('link', { name: 'Ver los planes' }).waitFor();
}
