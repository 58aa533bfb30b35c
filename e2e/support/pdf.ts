import type { Page } from '@playwright/test';

/** A sheet as a PDF names it: 'A4 landscape' is 297 × 210. */
interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** In millimetres. */
export const A4_UPRIGHT: Sheet = { width: 210, height: 297 };
export const A4_LYING: Sheet = { width: 297, height: 210 };
export const A3_LYING: Sheet = { width: 420, height: 297 };

const POINTS_TO_MM = 25.4 / 72;

/** The sheets the page comes out of the printer on, in millimetres. */
export async function printedSheets(page: Page): Promise<Sheet[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => ({
      width: Math.round(Number(width) * POINTS_TO_MM),
      height: Math.round(Number(height) * POINTS_TO_MM),
    }),
  );
}
