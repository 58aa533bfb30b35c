import type { Page } from '@playwright/test';
import { openCrowdedDay, openMore } from '../support/crowded.ts';
import { openFilters } from '../support/filters.ts';
import { homeOf, openRecommendations, openSpecification } from '../support/home.ts';
import { openInspectedPlace, openInspector } from '../support/inspector.ts';
import { openCoverage, openCrowdedPlans, openEmptyPlans, openPlan } from '../support/plans.ts';
import { openAccount } from '../support/settings.ts';
import { WIDTHS } from '../support/sizes.ts';
import { stopRemote } from '../support/stop-remote.ts';

/** What a person may have before them, by the steps that lead there. */
export const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the month': (page) => homeOf(page).open(),
  'what comes, beside the month': async (page) => {
    const { open, ahead } = homeOf(page);
    await open();
    await ahead.getByRole('button', { name: /^Hoy, / }).waitFor();
  },
  'today alone, where the calendar does not come': async (page) => {
    await stopRemote(page, 'mf-calendar', 'hanging');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('region', { name: 'Hoy' }).waitFor();
  },
  'a day with an event': (page) => homeOf(page).open('/?fecha=2025-09-13'),
  'a day without events': (page) => homeOf(page).open('/?fecha=2025-09-12'),
  'a holiday': (page) => homeOf(page).open('/?fecha=2026-11-23'),
  'a crowded day': openCrowdedDay,
  'what a cell has no room for': async (page) => {
    await page.setViewportSize(WIDTHS[2]);
    await openMore(page);
  },
  'the bell open': async (page) => {
    const { open, bell } = homeOf(page);
    await open();
    await bell.click();
    await page.getByRole('dialog', { name: 'Eventos Próximos' }).waitFor();
  },
  'the settings open': async (page) => {
    await homeOf(page).open();
    await page.getByRole('button', { name: 'Configuración' }).click();
    await page.getByRole('menu').waitFor();
  },
  'the account’s menu open': openAccount,
  'the predefined recommendations': (page) => openRecommendations(page, '2025-09-25'),
  'a specification': (page) => openSpecification(page, '2025-09-25'),
  'the month picker open': async (page) => {
    const { open, title } = homeOf(page);
    await open();
    await title.getByRole('button').click();
    await page.getByRole('dialog').waitFor();
  },
  'the agenda, with a day of it': async (page) => {
    await page.goto('/?vista=agenda&fecha=2025-09-21');
    await page.getByRole('button', { name: /^Revisión trimestral/ }).waitFor();
  },
  'the filters open, with one put': openFilters,
  'the plans, with none to be done': openEmptyPlans,
  'the plans, a page of very many': openCrowdedPlans,
  'a plan': openPlan,
  'who was celebrated': openCoverage,
  'the inspector, by which a place is chosen': async (page) => {
    await openInspector(page);
  },
  'the inspector, with a place and a part': openInspectedPlace,
  'the plans, to nobody in particular': async (page) => {
    await page.goto('/planes');
    await page.getByRole('region', { name: 'Ingreso' }).waitFor();
  },
};
