import type { Feature } from '../http/feature.ts';
import { messageRoutes } from './routes.ts';

/** What organisers wrote for a date. */
export const messages: Feature = async (app, { database }) => {
  await app.register(messageRoutes, { database });
};
