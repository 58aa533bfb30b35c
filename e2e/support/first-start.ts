import type { Page } from '@playwright/test';
import { startServer } from '../../tools/server.ts';
import { watchedTest } from './test.ts';

/** On an installation of its own, as whoever has just started it finds it. */
export const test = watchedTest.extend<{ readonly firstLink: string }>({
  firstLink: async ({}, use) => {
    const server = await startServer();
    await use(server.firstStartLink());
    await server.stop();
  },
});

/** As copied from a sheet: one person without a fault, and one born on a day that there is not. */
export const ROSTER = [
  'Legajo\tApellido\tNombre\tNacimiento\tIngreso',
  '1\tAcuña\tLucía\t03/12/1990\t01/03/2019',
  '2\tSosa\tBruno\t31/02/1985\t01/11/2016',
].join('\n');

/** Marks the page when it is printed, for no paper comes out here. */
export const markPrinted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
