import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const LONG_DATE = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'UTC' });

/** 'lunes 23 de noviembre de 2026': how the page writes a date in full. */
export const longDate = (date: string): string => LONG_DATE.format(new Date(date)).replace(',', '');

/** The home page as a person would point at its parts. */
export function homeOf(page: Page) {
  const calendar = page.getByRole('grid');
  const bell = page.getByRole('button', { name: /^Eventos próximos/ });
  return {
    calendar,
    bell,
    upcoming: page.getByRole('dialog', { name: 'Eventos Próximos' }),
    day: (date: string): Locator =>
      calendar.getByRole('gridcell', { name: new RegExp(`^${longDate(date)}(,|$)`) }),
    dayCard: page.getByRole('region', { name: 'Día elegido' }),
    /** What comes, before a day is chosen. */
    ahead: page.getByRole('region', { name: 'Lo que viene' }),
    title: page.getByRole('heading', { level: 2 }).first(),
    /** Opens `address` and waits until calendar and bell show what the server knows. */
    open: async (address = '/') => {
      await page.goto(address);
      await expect(calendar).toBeVisible();
      await expect(calendar).toHaveAttribute('aria-busy', 'false');
      await expect(bell).toHaveAccessibleName(/, \d+ eventos?$/);
    },
  };
}

/**
 * A page of the release before asks the AI also where none is configured, and the server says so.
 */
export const NO_AI = /status of 503.*ai-event-planner/;

/** Shows the predefined recommendations of the one event on `date`, on an installation without AI. */
export async function openRecommendations(page: Page, date: string): Promise<void> {
  const { open, dayCard } = homeOf(page);
  await open(`/?fecha=${date}`);
  await dayCard.getByRole('button', { name: 'Ver Recomendaciones de Actividades' }).click();
  const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(3);
}

/** Opens the sheet of one of them, as far as its providers. */
export async function openSpecification(page: Page, date: string): Promise<void> {
  await openRecommendations(page, date);
  const panel = page.getByRole('region', { name: /^Recomendaciones para: / });
  await panel.getByRole('heading', { level: 3 }).getByRole('button').last().click();
  await panel.getByRole('button', { name: 'Usar Esta Recomendación' }).click();
  await expect(page.getByRole('dialog')).toContainText('Objetivo de la actividad');
  await expect(page.getByRole('dialog')).toContainText('Proveedores externos');
}
