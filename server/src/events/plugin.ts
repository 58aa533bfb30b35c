import type { Feature } from '../http/feature.ts';
import { icsImportRoutes } from './ics-import/routes.ts';
import { eventRoutes } from './routes.ts';
import { sampleRoutes } from './sample-routes.ts';

/** The company's own events: written, as a sample, and out of an .ics file. */
export const events: Feature = async (app, { database, config }) => {
  await app.register(eventRoutes, { database });
  await app.register(sampleRoutes, { database });
  await app.register(icsImportRoutes, { database, config });
};
