import type { Feature } from '../http/feature.ts';
import { remoteLoadRoutes } from './remote-loads.ts';
import { healthRoutes } from './routes.ts';

/** Whether the server is well, and how the parts of its page loaded. */
export const health: Feature = async (app, options) => {
  await app.register(healthRoutes, options);
  await app.register(remoteLoadRoutes, {});
};
