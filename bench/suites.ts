import type { Suite } from './support/suite.ts';

/** In the order they run. Each is loaded when it is asked for: none pays for another's tools. */
export const SUITES: Readonly<Record<string, () => Promise<Suite>>> = {
  'first-load': async () => (await import('./first-load/first-load.ts')).firstLoad,
  month: async () => (await import('./month/suite.ts')).month,
  server: async () => (await import('./server/server.ts')).server,
  plans: async () => (await import('./server/plans.ts')).plans,
  settings: async () => (await import('./settings/suite.ts')).settings,
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).lighthouse,
  builds: async () => (await import('./builds/builds.ts')).builds,
};
