import type { Feature } from '../http/feature.ts';
import { directoryRoutes } from './directory-routes.ts';
import { storedProviders } from './directory.ts';
import { providerImportRoutes } from './import/routes.ts';
import { providerRoutes } from './routes.ts';

/** The directory of providers: read, kept, and out of a table. */
export const providers: Feature = async (app, { database }) => {
  await app.register(providerRoutes, { providers: storedProviders(database) });
  await app.register(directoryRoutes, { database });
  await app.register(providerImportRoutes, { database });
};
