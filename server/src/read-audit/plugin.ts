import type { Feature } from '../http/feature.ts';
import { auditRetention } from '../audit/retention.ts';
import { auditRoutes } from './routes.ts';

/** What was done, by whom, and for how long that is kept. */
export const audit: Feature = async (app, { database, config }) => {
  await app.register(auditRoutes, { database, timeZone: config.timeZone });
  await app.register(auditRetention, { database, keptDays: config.auditDays });
};
