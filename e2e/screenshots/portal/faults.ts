import type { Page } from '@playwright/test';
import type { Embedding } from '../../embedding/support/embedding.ts';
import { withAiInPortal } from '../../support/with-ai.ts';
import { crowdedDay, crowdedMonth } from '../../support/crowded-month.ts';

/** Something that is so before the page opens. */
export type Circumstance = (page: Page, embedding: Embedding) => Promise<unknown>;

const RANGES = '**/api/v1/calendar?*';
/** The page is of another origin than the server. */
const headers = { 'access-control-allow-origin': '*' };

export const partsAreDown: Circumstance = async (page, { origins }) => {
  for (const { url } of Object.values(origins)) {
    await page.route(`${url}/remoteEntry.js*`, (route) => route.fulfill({ status: 404 }));
  }
};

export const partsHang: Circumstance = async (page, { origins }) => {
  for (const { url } of Object.values(origins)) {
    await page.route(`${url}/remoteEntry.js*`, () => undefined);
  }
};

/** The server's settings come, and nothing of what is on. */
export const eventsHang: Circumstance = (page) => page.route(RANGES, () => undefined);

export const eventsFail: Circumstance = (page) =>
  page.route(RANGES, (route) =>
    route.fulfill({ status: 400, headers, json: { error: 'invalid', message: 'No se pudo.' } }),
  );

export const nothingPlanned: Circumstance = (page) =>
  page.route(RANGES, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, to] = [query.get('from'), query.get('to')];
    return route.fulfill({ headers, json: { from, to, days: [] } });
  });

export const crowded: Circumstance = async (page) => {
  await page.route(RANGES, (route) =>
    route.fulfill({ headers, json: crowdedMonth(route.request()) }),
  );
  await page.route('**/api/v1/calendar/days/*', (route) =>
    route.fulfill({ headers, json: crowdedDay(route.request()) }),
  );
};

/** The first question to the AI goes unanswered. */
export const plannerHangs: Circumstance = async (page) => {
  await withAiInPortal(page);
  await page.route('**/functions/v1/ai-event-planner', () => undefined);
};
