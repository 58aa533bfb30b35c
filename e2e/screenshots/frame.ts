import { homeOf } from '../support/home.ts';
import { openAccount, openFromSettings } from '../support/settings.ts';
import { stopRemote } from '../support/stop-remote.ts';
import type { ScreenState } from './state.ts';

const screen = 'Marco de la página';

/** The shell's own: what surrounds the remotes, and what stands in when they are not there. */
export const frameStates: readonly ScreenState[] = [
  {
    screen,
    name: 'Configuración',
    prepare: async (page) => {
      await homeOf(page).open();
      await page.getByRole('button', { name: 'Configuración' }).click();
    },
  },
  {
    screen,
    name: 'Cuenta',
    prepare: openAccount,
  },
  {
    screen,
    name: 'Acerca de',
    prepare: async (page) => {
      await homeOf(page).open();
      await openFromSettings(page, 'Acerca de');
    },
  },
  {
    screen,
    name: 'Aviso de un enlace equivocado',
    prepare: async (page) => {
      await homeOf(page).open('/?fecha=2026-02-30');
      await page.getByText('La fecha del enlace no existe').waitFor();
    },
  },
  {
    screen,
    name: 'Partes que todavía no llegaron',
    prepare: async (page) => {
      await stopRemote(page, 'mf-calendar', 'hanging');
      await stopRemote(page, 'mf-notifications', 'hanging');
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('banner').waitFor();
    },
  },
  {
    screen,
    name: 'Partes que no están',
    prepare: async (page) => {
      await stopRemote(page, 'mf-calendar', 'missing');
      await stopRemote(page, 'mf-notifications', 'missing');
      await page.goto('/');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    screen,
    name: 'Página que no existe',
    prepare: async (page) => {
      await page.goto('/no/existe');
      await page.getByText('Oops! Page not found').waitFor();
    },
  },
];
