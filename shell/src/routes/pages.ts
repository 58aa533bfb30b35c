import type { ComponentType } from 'react';
import type { PageProps } from './route.ts';

/** What is shown at other addresses than the month's: none of it is in the month's first load. */
export const PAGES = {
  settings: async (): Promise<ComponentType<PageProps>> =>
    (await import('../configuration/configuration.tsx')).Configuration,
  part: async (): Promise<ComponentType<PageProps>> => (await import('./part-page.tsx')).PartPage,
};

/** The query of its code. */
export const pageCode = (kind: keyof typeof PAGES): string => `page ${kind}`;
