import type { Feature } from '../http/feature.ts';
import { feedRoutes } from './feed-routes.ts';
import { subscriptionRoutes } from './routes.ts';

/** Subscriptions, and what calendars elsewhere read by them. */
export const feed: Feature = async (app, options) => {
  await app.register(subscriptionRoutes, options);
  await app.register(feedRoutes, options);
};
