import type { Locator, Page } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { expect } from '../../support/test.ts';

/** What each remote's absence and presence look like, and what works meanwhile. */
export interface Story {
  /** From the shell with its selected day to where the remote has its place. */
  readonly reach: () => Promise<void>;
  readonly missing: string;
  readonly notice: Locator;
  /** The words of the notice. */
  readonly says: () => Promise<string>;
  readonly retry: Locator;
  readonly restored: Locator;
  readonly othersWork: () => Promise<void>;
  /** It takes part again: what is chosen in one remote arrives in the others. */
  readonly takesPart: () => Promise<void>;
}

const EVENT = 'Revisión trimestral';

export function storiesOf(page: Page): Readonly<Record<RemoteName, Story>> {
  const { bell, upcoming, calendar, day, dayCard } = homeOf(page);
  const alert = page.getByRole('main').getByRole('alert');
  const panel = page.getByRole('heading', { name: `Recomendaciones para: ${EVENT}` });
  const failedBell = page.getByRole('banner').getByRole('button', { name: /Reintentar/ });
  const lookAtTheBell = async () => {
    await bell.click();
    await expect(upcoming).toContainText('Día del Programador');
    await page.keyboard.press('Escape');
    await expect(upcoming).toBeHidden();
  };
  const lookAtTheDay = () => expect(dayCard).toContainText(EVENT);
  const open = () => dayCard.getByRole('button', { name: /Ver Recomendaciones/ }).click();
  const selectInTheBell = async () => {
    await bell.click();
    await upcoming.getByRole('button', { name: 'Cumpleaños de Marina Olivera' }).click();
    await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/fecha=2025-09-20/);
  };

  return {
    'mf-calendar': {
      reach: () => Promise.resolve(),
      missing: 'El calendario no está disponible por ahora.',
      notice: alert,
      says: () => alert.innerText(),
      retry: alert.getByRole('button', { name: 'Reintentar' }),
      restored: dayCard.getByText(EVENT, { exact: true }),
      othersWork: lookAtTheBell,
      takesPart: selectInTheBell,
    },
    'mf-notifications': {
      reach: () => Promise.resolve(),
      missing: 'Los eventos próximos no están disponibles por ahora.',
      notice: failedBell,
      says: async () => (await failedBell.getAttribute('aria-label')) ?? '',
      retry: failedBell,
      restored: bell,
      othersWork: lookAtTheDay,
      takesPart: selectInTheBell,
    },
    'mf-recommendations': {
      reach: async () => {
        await expect(calendar).toHaveAttribute('aria-busy', 'false');
        await open();
      },
      missing: 'Las recomendaciones no están disponibles por ahora.',
      notice: alert,
      says: () => alert.innerText(),
      retry: alert.getByRole('button', { name: 'Reintentar' }),
      restored: panel,
      othersWork: async () => {
        await lookAtTheDay();
        await lookAtTheBell();
      },
      takesPart: async () => {
        await day('2025-09-13').click();
        await dayCard.getByRole('button', { name: /Ver Recomendaciones/ }).click();
        await expect(
          page.getByRole('heading', { name: 'Recomendaciones para: Día del Programador' }),
        ).toBeVisible();
      },
    },
  };
}
