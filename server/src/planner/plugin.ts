import type { FastifyPluginAsync } from 'fastify';
import { readCompany } from '../settings/company.ts';
import type { PlannerConfig } from '../config/planner.ts';
import type { FeatureOptions } from '../http/feature.ts';
import { storedProviders } from '../providers/directory.ts';
import type { Agreement } from './agreement/agreement.ts';
import { agreementRoutes } from './agreement/routes.ts';
import { storedDailyCalls } from './limits/daily-calls.ts';
import { storedHolidays } from './occasion.ts';
import type { Preparation } from './prepare.ts';
import { storedRoster } from './privacy/roster.ts';
import { probeRoutes } from './probe-routes.ts';
import { plannerRoutes } from './routes.ts';

interface PlannerOptions extends FeatureOptions {
  readonly planner: PlannerConfig;
  readonly agreement: Agreement;
  readonly publicKey: string;
}

/** The ideas of the AI, what it takes to be asked for them, and whether it answers. */
export const plannerFeature: FastifyPluginAsync<PlannerOptions> = async (
  app,
  { config, database, planner, agreement, publicKey },
) => {
  const dailyCalls = storedDailyCalls(database);
  const preparation: Preparation = {
    company: async () => ({
      headCount: config.headCount,
      city: (await readCompany(database, config)).city,
    }),
    timeZone: config.timeZone,
    providers: storedProviders(database),
    holidays: storedHolidays(database),
    roster: storedRoster(database),
  };
  await app.register(agreementRoutes, {
    ...preparation,
    database,
    agreement,
    configured: planner.kind !== 'off',
  });
  await app.register(probeRoutes, {
    config: planner,
    timeZone: config.timeZone,
    dailyCalls,
    agreement,
  });
  await app.register(plannerRoutes, {
    ...preparation,
    config: planner,
    publicKey,
    agreement,
    dailyCalls,
    metrics: app.metrics,
  });
};
