import type { Page } from '@playwright/test';
import { homeOf } from '../support/home.ts';
import type { ScreenState } from './state.ts';

const screen = 'Campana';
const THIS_WEEK = '2026-11-21T09:00-03:00';

const openBell = async (page: Page) => {
  const { open, bell, upcoming } = homeOf(page);
  await open();
  await bell.click();
  await upcoming.waitFor();
};

export const bellStates: readonly ScreenState[] = [
  { screen, name: 'Mes de muestra', prepare: openBell },
  { screen, name: 'Semana del 21 de noviembre de 2026', now: THIS_WEEK, prepare: openBell },
  {
    screen,
    name: 'Sin eventos',
    prepare: async (page) => {
      await page.route('**/api/v1/calendar?*', (route) => {
        const query = new URL(route.request().url()).searchParams;
        const [from, to] = [query.get('from'), query.get('to')];
        return route.fulfill({ json: { from, to, days: [] } });
      });
      await openBell(page);
    },
  },
];
