import type { Feature } from '../http/feature.ts';
import { pictureRoutes } from './routes.ts';

/** Pictures of events and of people. */
export const pictures: Feature = async (app, { database }) => {
  await app.register(pictureRoutes, { database });
};
