import type { Page } from '@playwright/test';
import type { Embedding } from '../embedding/support/embedding.ts';
import { signIn, type AccountRole } from '../support/accounts.ts';
import { crowdSettings } from '../support/crowded-settings.ts';
import { SETTINGS_PAGES } from '../support/settings-pages.ts';
import type { ScreenState } from './state.ts';

const screen = 'Configuración, por página';

interface Opening {
  readonly role?: AccountRole;
  /** Before the page is opened. */
  readonly first?: (page: Page) => Promise<unknown>;
}

/** Leads to a page of the settings and waits until all of it is there. */
const opening =
  (path: string, { role = 'administrador', first }: Opening = {}) =>
  async (page: Page, { server }: Embedding): Promise<void> => {
    await signIn(page, server, role);
    await first?.(page);
    await page.goto(`${server.url}/configuracion/${path}`);
    await page
      .locator('main :is(.content, .overview, [role=alert], strong)')
      .first()
      .waitFor({ state: 'attached' });
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
  };

const failing = (page: Page) =>
  page.route(/\/api\/v1\/(?:people|audit|holidays|copies)/, (route) =>
    route.fulfill({
      // Refused for good, so that it is told at once.
      status: 403,
      json: { error: 'refused', message: 'Tu cuenta no tiene permiso para esto.' },
    }),
  );

const silent = (page: Page) =>
  page.route('**/api/v1/auth/session', (route) => route.fulfill({ status: 503, json: {} }));

/** Each page as a new company's administrator finds it, and those that fill, fail or are not for everybody. */
export const settingsStates: readonly ScreenState[] = [
  { screen, name: 'La lista', isWhole: true, prepare: opening('') },
  ...SETTINGS_PAGES.map(([path, name]) => ({ screen, name, prepare: opening(path) })),
  ...['empresa', 'personas', 'fechas', 'equipo'].map((step) => ({
    screen,
    name: `Primeros pasos, ${step}`,
    isWhole: true,
    prepare: opening(`primeros-pasos/${step}`),
  })),
  ...[
    ['personas', 'Diez mil personas'],
    ['cuentas', 'Quinientas cuentas'],
    ['cuentas/u-1', 'Una cuenta de nombre largo'],
    ['registro', 'Registro de nombres largos'],
  ].map(([path = '', name = '']) => ({
    screen,
    name,
    prepare: opening(path, { first: crowdSettings }),
  })),
  { screen, name: 'Página que no se leyó', prepare: opening('personas', { first: failing }) },
  { screen, name: 'Sesión que no se sabe', prepare: opening('', { first: silent }) },
  {
    screen,
    name: 'Página para quien administra',
    prepare: opening('personas', { role: 'organizador' }),
  },
];
