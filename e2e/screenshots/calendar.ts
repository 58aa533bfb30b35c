import { openFilters } from '../support/filters.ts';
import { homeOf } from '../support/home.ts';
import { openCrowdedDay, openMore } from '../support/crowded.ts';
import type { ScreenState } from './state.ts';

const screen = 'Calendario';
const RANGES = '**/api/v1/calendar?*';

export const calendarStates: readonly ScreenState[] = [
  { screen, name: 'Mes de muestra', prepare: (page) => homeOf(page).open() },
  {
    screen,
    name: 'Lo que viene',
    now: '2026-11-18T09:00-03:00',
    isWhole: true,
    prepare: async (page) => {
      const { open, ahead } = homeOf(page);
      await open();
      await ahead.getByRole('button', { name: /^Hoy, / }).waitFor();
    },
  },
  {
    screen,
    name: 'Nada por venir',
    isWhole: true,
    prepare: async (page) => {
      await page.route(RANGES, (route) => {
        const query = new URL(route.request().url()).searchParams;
        return route.fulfill({
          json: { from: query.get('from'), to: query.get('to'), days: [] },
        });
      });
      const { open, ahead } = homeOf(page);
      await open();
      await ahead.getByText('No hay fechas en las próximas semanas.').waitFor();
    },
  },
  {
    screen,
    name: 'Noviembre de 2026, con feriado trasladado',
    now: '2026-11-21T09:00-03:00',
    prepare: (page) => homeOf(page).open('/?fecha=2026-11-23'),
  },
  {
    screen,
    name: 'Día con un evento y su imagen',
    prepare: (page) => homeOf(page).open('/?fecha=2025-09-13'),
  },
  {
    screen,
    name: 'Día con varios eventos',
    prepare: (page) => homeOf(page).open('/?fecha=2025-09-21'),
  },
  { screen, name: 'Día sin eventos', prepare: (page) => homeOf(page).open('/?fecha=2025-09-12') },
  {
    screen,
    name: 'Foco del teclado',
    prepare: async (page) => {
      const { open, day } = homeOf(page);
      await open('/?fecha=2025-09-13');
      await day('2025-09-13').focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  {
    screen,
    name: 'Elegir mes y año',
    prepare: async (page) => {
      const { open, title } = homeOf(page);
      await open();
      await title.getByRole('button').click();
    },
  },
  {
    screen,
    name: 'Días llenos y nombres largos',
    prepare: openCrowdedDay,
  },
  {
    screen,
    name: 'Lo demás de un día lleno, sobre el mes',
    isSeenAt: (width) => width >= 600,
    prepare: openMore,
  },
  {
    screen,
    name: 'Filtros abiertos',
    prepare: openFilters,
  },
  {
    screen,
    name: 'Nada pasa el filtro',
    prepare: (page) => homeOf(page).open('/?fecha=2025-10-01&tipos=personalizado&oficina=Córdoba'),
  },
  {
    screen,
    name: 'Agenda',
    prepare: async (page) => {
      await page.goto('/?vista=agenda&fecha=2025-09-21');
      await page.getByRole('button', { name: /^Revisión trimestral/ }).waitFor();
    },
  },
  {
    screen,
    name: 'Año',
    prepare: async (page) => {
      await page.goto('/?vista=anio');
      await page.getByRole('gridcell', { name: /^martes 30 de septiembre .* 1 evento/ }).waitFor();
    },
  },
  {
    screen,
    name: 'Cargando',
    prepare: async (page) => {
      await page.route(RANGES, () => undefined);
      await page.goto('/');
      await homeOf(page).calendar.waitFor();
    },
  },
  {
    screen,
    name: 'Eventos que no llegaron',
    prepare: async (page) => {
      await page.route(RANGES, (route) =>
        route.fulfill({ status: 400, json: { error: 'invalid', message: 'No se pudo leer.' } }),
      );
      await page.goto('/');
      await page.getByRole('alert').first().waitFor();
    },
  },
];
