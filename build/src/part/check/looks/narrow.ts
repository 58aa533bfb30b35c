import type { Look } from './look.ts';

const PHONE = { width: 390, height: 844 };

/** Nothing of it goes over the sides of a telephone. */
export const narrow: Look = (contribution, stage) =>
  stage(contribution, PHONE, ({ page }) => page.evaluate(() => window.portal.wide()));
