import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { keepEvent } from '../support/events.ts';
import { homeOf } from '../support/home.ts';
import { test } from '../support/planner.ts';
import { expect } from '../support/test.ts';
import type { RunningServer } from '../../tools/server.ts';
import type { Shows } from './answers/answer.ts';
import { OF_MODELS } from './answers/of-models.ts';
import { OF_PLATFORMS } from './answers/of-platforms.ts';

const PREDEFINED = /Ronda de reconocimientos|Pausa de café especial|Jornada fuera de la oficina/;

/** Of the events, without what a pattern would take for its own. */
const titleOf = (name: string): string => name.replace(/[^\p{L}\p{N} ]/gu, '');
const TITLES = [
  ...OF_MODELS.map(({ name }) => titleOf(`Modelo ${name}`)),
  ...OF_PLATFORMS.map(({ name }) => titleOf(`Plataforma ${name}`)),
  'Nadie responde',
];

const panelOf = (page: Page) => page.getByRole('region', { name: /^Recomendaciones para: / });

/** A day and an event of its own for each answer, for the server keeps answers for ten minutes. */
async function openFor(page: Page, server: RunningServer, title: string): Promise<void> {
  const index = TITLES.indexOf(title);
  const date = new Date(Date.UTC(2027, 1, 1 + index)).toISOString().slice(0, 10);
  await signIn(page, server, 'organizador');
  await keepEvent(page, server, { type: 'personalizado', date, title });
  const { open, dayCard } = homeOf(page);
  await open(`/?fecha=${date}`);
  // It is named where the day has others.
  const name = new RegExp(`^Ver Recomendaciones de Actividades(: ${title})?$`);
  await dayCard.getByRole('button', { name }).click();
}

async function expectToShow(page: Page, { ideas, says = [], never = [] }: Shows): Promise<void> {
  const panel = panelOf(page);
  await expect(panel.getByRole('button', { name: 'Cancelar' })).toBeHidden();
  for (const words of says) await expect(panel).toContainText(words);
  for (const words of never) await expect(panel).not.toContainText(words);
  const headlines = panel.getByRole('heading', { level: 3 });
  const isEmpty = says.includes('No hay recomendaciones disponibles');
  await expect(headlines).toHaveCount(isEmpty ? 0 : 3);
  await expect(headlines.filter({ hasNotText: PREDEFINED })).toHaveCount(ideas);
  // Where both stand beside each other, each of the AI's says so.
  const marked = ideas === 0 || ideas === 3 ? 0 : ideas;
  await expect(panel.locator('.card .badge')).toHaveCount(marked);
}

test.beforeEach(async ({ onDate, problems }) => {
  problems.allow(/ai-event-planner/);
  await onDate('2027-02-01T09:00-03:00');
});

for (const { name, replies, shows } of OF_MODELS) {
  test(`a model answers ${name}`, async ({ page, server, provider }) => {
    let asked = 0;
    provider.answerWith(() => replies[asked++] ?? replies[replies.length - 1] ?? replies[0]);
    await openFor(page, server, titleOf(`Modelo ${name}`));
    await expectToShow(page, shows);
  });
}

for (const { name, answer, shows } of OF_PLATFORMS) {
  test(`a platform answers ${name}`, async ({ page, server }) => {
    await page.route('**/functions/v1/ai-event-planner', answer);
    await openFor(page, server, titleOf(`Plataforma ${name}`));
    await expectToShow(page, shows);
  });
}

test('who does not want to wait has the predefined ideas at once', async ({ page, server }) => {
  await page.route('**/functions/v1/ai-event-planner', () => undefined);
  await openFor(page, server, 'Nadie responde');
  await panelOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await expectToShow(page, { ideas: 0, says: ['Cancelaste el pedido a la IA.'] });
});
