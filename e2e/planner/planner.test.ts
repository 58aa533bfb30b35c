import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { FAILING, GOOD, SLOW, test, UNUSABLE } from '../support/planner.ts';
import { expect } from '../support/test.ts';

const FAILED = /status of 50[0-9].*ai-event-planner/;

/** The panel as a person would point at its parts. */
function panelOf(page: Page) {
  const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
  return {
    panel,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    cards: panel.getByRole('heading', { level: 3 }).getByRole('button'),
    sheet: page.getByRole('dialog'),
    openFor: async (date: string, title?: string) => {
      const { open, dayCard } = homeOf(page);
      await open(`/?fecha=${date}`);
      const name = title
        ? `Ver Recomendaciones de Actividades: ${title}`
        : 'Ver Recomendaciones de Actividades';
      await dayCard.getByRole('button', { name }).click();
    },
  };
}

test.beforeEach(async ({ onDate, provider }) => {
  provider.answerWith(GOOD);
  await onDate('2025-09-13T09:00-03:00');
});

test('asks by itself, shows that it is asking, and then the three levels with their badge', async ({
  page,
  provider,
}) => {
  provider.answerWith(SLOW);
  const { openFor, button, cards, panel } = panelOf(page);
  await openFor('2025-09-20', 'Cumpleaños de Marina Olivera');
  await expect(button('Generando con IA...')).toBeDisabled();
  await expect(button('Regenerar con IA')).toBeEnabled();
  await expect(cards).toHaveCount(3);
  await expect(panel.getByText('IA', { exact: true })).toBeVisible();
  await expect(panel).toContainText('USD 0');
  await expectNoAxeFindings(page);
});

test('asks for other ideas when asked to', async ({ page }) => {
  const { openFor, button, cards } = panelOf(page);
  await openFor('2025-09-25');
  await expect(button('Regenerar con IA')).toBeEnabled();
  const before = await cards.allTextContents();
  await button('Regenerar con IA').click();
  await expect(cards).toHaveCount(3);
  await expect(button('Regenerar con IA')).toBeEnabled();
  await expect.poll(() => cards.allTextContents()).not.toEqual(before);
});

for (const [what, reply] of [
  ['fails', FAILING],
  ['answers nonsense', UNUSABLE],
] as const) {
  test(`when the AI ${what} the predefined list stays, and a button asks again`, async ({
    page,
    problems,
    provider,
  }) => {
    problems.allow(FAILED);
    provider.answerWith(reply);
    const { openFor, button, cards, panel } = panelOf(page);
    await openFor(what === 'fails' ? '2025-09-30' : '2025-09-18');
    await expect(panel).toContainText('La IA no está disponible en este momento');
    await expect(panel).toContainText('- Mostrando recomendaciones predefinidas mientras tanto.');
    await expect(cards).toHaveCount(3);
    await expectNoAxeFindings(page);
    provider.answerWith(GOOD);
    await button('Intentar IA nuevamente').click();
    await expect(button('Regenerar con IA')).toBeEnabled();
    await expect(panel).not.toContainText('La IA no está disponible');
  });
}

test('from the grid to a message on the clipboard by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { open, day } = homeOf(page);
  const { cards, sheet, button } = panelOf(page);
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (locator: ReturnType<Page['locator']>) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error('Tab never got there.');
  };

  await open();
  await day('2025-09-13').focus();
  await press('Enter');
  const see = page.getByRole('button', { name: 'Ver Recomendaciones de Actividades' });
  await expect(see).toBeVisible();
  await tabTo(see);
  await press('Enter');
  await expect(button('Regenerar con IA')).toBeEnabled();
  await tabTo(cards.first());
  await press('Enter');
  await expect(cards.first()).toHaveAttribute('aria-expanded', 'true');
  await tabTo(button('Usar Esta Recomendación').first());
  await press('Enter');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('Objetivo de la actividad');

  const copy = sheet.getByRole('button', { name: 'Copiar' });
  await expect(sheet.getByText(/^Para enviarlo, completá lo que falta/)).toBeVisible();
  const time = sheet.getByLabel('Hora');
  await tabTo(time);
  await page.keyboard.type('16:30');
  await expect(copy).toBeEnabled();
  await tabTo(copy);
  await press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('16:30');
  await expectNoAxeFindings(page);
  await press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button('Usar Esta Recomendación').first()).toBeFocused();
});

test('an edited message is kept, and its template comes back when asked for', async ({ page }) => {
  const { openFor, button, cards, sheet } = panelOf(page);
  await openFor('2025-09-21');
  await expect(button('Regenerar con IA')).toBeEnabled();
  await cards.first().click();
  await button('Usar Esta Recomendación').first().click();
  const template = await sheet.getByText(/^Hola, equipo/).textContent();
  await sheet.getByRole('button', { name: 'Editar' }).click();
  const box = sheet.getByPlaceholder('Edita el mensaje de comunicación...');
  await box.fill('Primera línea\nSegunda línea');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(sheet).toContainText('Primera línea');
  await sheet.getByRole('button', { name: 'Restablecer plantilla' }).click();
  await expect(sheet.getByText(/^Hola, equipo/)).toHaveText(template ?? '');
});
