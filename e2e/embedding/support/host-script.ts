import type { Page } from '@playwright/test';

/** What the portal's own script heard of an element, at its document. */
interface Heard {
  readonly name: string;
  /** The element that told. */
  readonly from: string;
  readonly date?: string | null;
  /** Title of the event. */
  readonly event?: string | null;
}

const EVENTS = [
  'almanaque-listo',
  'almanaque-seleccion',
  'almanaque-recomendaciones',
  'almanaque-falla',
];

/** The portal's own script: it writes down what it hears. */
export const LISTENS = `
window.heard = [];
for (const name of ${JSON.stringify(EVENTS)}) {
  document.addEventListener(name, ({ target, detail }) => {
    const selected = detail && 'date' in detail && { date: detail.date, event: detail.event?.title ?? null };
    window.heard.push({ name, from: target.localName, ...selected });
  });
}`;

/** What it has heard since it was last asked. */
export const takeHeard = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (Reflect.get(window, 'heard') as Heard[]).splice(0));
