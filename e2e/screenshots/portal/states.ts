import type {} from '../../../shared-ui/src/element/element.d.ts';
import type { Page } from '@playwright/test';
import { homeOf } from '../../support/home.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { expect } from '../../support/test.ts';
import type { ScreenState } from '../state.ts';
import {
  crowded,
  nothingPlanned,
  partsAreDown,
  partsHang,
  plannerHangs,
  eventsHang,
  eventsFail,
} from './faults.ts';
import { HOSTILE_PORTAL, portalScene, type Scene } from './scene.ts';

const CALENDAR = ['mf-calendar'] as const;
const BELL = ['mf-notifications'] as const;
const RECOMMENDATIONS = ['mf-recommendations'] as const;
const ALL: readonly RemoteName[] = [...BELL, ...CALENDAR, ...RECOMMENDATIONS];

const calendarIsThere = (page: Page) =>
  expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'false');

const dayIsThere = async (page: Page) => {
  await calendarIsThere(page);
  await homeOf(page).dayCard.waitFor();
};

const calendarIsBusy = (page: Page) =>
  expect(homeOf(page).calendar).toHaveAttribute('aria-busy', 'true');

const framesAreBusy = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(3);

const isToldOf = (page: Page) => page.getByRole('alert').first().waitFor();

const openBell = async (page: Page) => {
  await homeOf(page).bell.click();
  await homeOf(page).upcoming.waitFor();
};

const panelOf = (page: Page) => page.getByRole('region', { name: /^Recomendaciones para: / });

const openPanel = async (page: Page) => {
  await page
    .locator('almanaque-recomendaciones')
    .evaluate((element: HTMLElementTagNameMap['almanaque-recomendaciones']) => element.open());
  await panelOf(page).waitFor();
};

const panelWithoutAi = async (page: Page) => {
  await openPanel(page);
  await panelOf(page).getByRole('heading', { level: 3 }).last().waitFor();
};

const openSheet = async (page: Page) => {
  await openPanel(page);
  const panel = panelOf(page);
  await panel.getByRole('heading', { level: 3 }).getByRole('button').last().click();
  await panel.getByRole('button', { name: 'Usar Esta Recomendación' }).click();
  await expect(page.getByRole('dialog')).toContainText('Proveedores externos');
  await expect(page.getByRole('dialog')).toContainText('Quedan 8 días');
};

const chosen = 'date="2025-09-25"';

const SCENES: readonly Scene[] = [
  { name: 'Calendario', embeds: CALENDAR, attributes: chosen, lead: dayIsThere },
  { name: 'Calendario cargando', embeds: CALENDAR, given: [eventsHang], lead: calendarIsBusy },
  { name: 'Calendario que no está', embeds: CALENDAR, given: [partsAreDown], lead: isToldOf },
  { name: 'Calendario sin servidor', embeds: CALENDAR, given: [eventsFail], lead: isToldOf },
  {
    name: 'Calendario vacío',
    embeds: CALENDAR,
    attributes: chosen,
    given: [nothingPlanned],
    lead: dayIsThere,
  },
  {
    name: 'Calendario lleno y con nombres largos',
    embeds: CALENDAR,
    attributes: 'date="2025-09-17"',
    given: [crowded],
    lead: dayIsThere,
  },
  { name: 'Campanita abierta', embeds: BELL, isOverlaid: true, lead: openBell },
  {
    name: 'Campanita cargando',
    embeds: BELL,
    given: [eventsHang],
    isOverlaid: true,
    lead: openBell,
  },
  { name: 'Campanita que no está', embeds: BELL, given: [partsAreDown], lead: isToldOf },
  {
    name: 'Campanita sin servidor',
    embeds: BELL,
    given: [eventsFail],
    isOverlaid: true,
    lead: openBell,
  },
  {
    name: 'Campanita sin eventos',
    embeds: BELL,
    given: [nothingPlanned],
    isOverlaid: true,
    lead: openBell,
  },
  {
    name: 'Campanita con nombres largos',
    embeds: BELL,
    given: [crowded],
    isOverlaid: true,
    lead: openBell,
  },
  {
    name: 'Recomendaciones',
    embeds: RECOMMENDATIONS,
    attributes: chosen,
    lead: panelWithoutAi,
  },
  { name: 'Ficha', embeds: RECOMMENDATIONS, attributes: chosen, isOverlaid: true, lead: openSheet },
  {
    name: 'Recomendaciones generando',
    embeds: RECOMMENDATIONS,
    attributes: chosen,
    given: [plannerHangs],
    lead: openPanel,
  },
  {
    name: 'Recomendaciones que no están',
    embeds: RECOMMENDATIONS,
    given: [partsAreDown],
    lead: isToldOf,
  },
  { name: 'Las tres', embeds: ALL, attributes: chosen, lead: dayIsThere },
  {
    name: 'Las tres, con recomendaciones y campanita abiertas',
    embeds: ALL,
    attributes: chosen,
    isOverlaid: true,
    lead: async (page) => {
      await dayIsThere(page);
      await panelWithoutAi(page);
      await page.evaluate(() => scrollTo(0, 0));
      await openBell(page);
    },
  },
  {
    name: 'Las tres, con la ficha',
    embeds: ALL,
    attributes: chosen,
    isOverlaid: true,
    lead: openSheet,
  },
  {
    name: 'Las tres en camino',
    embeds: ALL,
    given: [partsHang],
    waitUntil: 'commit',
    lead: framesAreBusy,
  },
  {
    name: 'Las tres que no están',
    embeds: ALL,
    given: [partsAreDown],
    lead: (page) => expect(page.getByRole('alert')).toHaveCount(3),
  },
  { name: 'Las tres sin servidor', embeds: ALL, given: [eventsFail], lead: isToldOf },
  {
    name: 'Portal hostil y oscuro',
    embeds: ALL,
    attributes: chosen,
    css: HOSTILE_PORTAL,
    lead: dayIsThere,
  },
  {
    name: 'Portal hostil y oscuro, con la campanita abierta',
    embeds: ALL,
    css: HOSTILE_PORTAL,
    isOverlaid: true,
    lead: openBell,
  },
  {
    name: 'Portal hostil y oscuro, con la ficha',
    embeds: ALL,
    attributes: chosen,
    css: HOSTILE_PORTAL,
    isOverlaid: true,
    lead: openSheet,
  },
];

/** The parts as a foreign portal's people meet them: each alone, and all together. */
export const portalStates: readonly ScreenState[] = SCENES.flatMap(portalScene);
