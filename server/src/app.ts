import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { auditRetention } from './audit/retention.ts';
import { auditRoutes } from './audit/routes.ts';
import { auth } from './auth/auth.ts';
import type { Passwords } from './auth/library.ts';
import { exportRoutes } from './calendar/export/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { icsImportRoutes } from './events/ics-import/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { sampleRoutes } from './events/sample-routes.ts';
import { metrics } from './health/metrics.ts';
import { monitoring } from './health/monitoring.ts';
import { remoteLoadRoutes } from './health/remote-loads.ts';
import { feedRoutes } from './feed/feed-routes.ts';
import { subscriptionRoutes } from './feed/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { closing } from './http/closing.ts';
import { compression } from './http/compression.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { docs } from './http/docs.ts';
import { errors, sendError } from './http/error.ts';
import { createLogger, requestLog } from './http/logger.ts';
import { answerMalformed } from './http/malformed.ts';
import { security } from './http/security.ts';
import { storableValidator } from './http/storable.ts';
import { serverOptions, TIMEOUTS, type Timeouts } from './http/timeouts.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { holidayRoutes } from './holidays/company/routes.ts';
import { observanceRoutes } from './observances/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { page } from './page/page.ts';
import { people } from './people/people.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { storedAgreement } from './planner/agreement/agreement.ts';
import { agreementRoutes } from './planner/agreement/routes.ts';
import type { PlannerConfig } from './planner/config.ts';
import { storedDailyCalls } from './planner/limits/daily-calls.ts';
import { storedHolidays } from './planner/occasion.ts';
import type { Preparation } from './planner/prepare.ts';
import { storedRoster } from './planner/privacy/roster.ts';
import { probeRoutes } from './planner/probe-routes.ts';
import { plannerRoutes } from './planner/routes.ts';
import { directoryRoutes } from './providers/directory-routes.ts';
import { storedProviders } from './providers/directory.ts';
import { providerImportRoutes } from './providers/import/routes.ts';
import { providerRoutes } from './providers/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { generatedPublicKey } from './runtime-config/public-key.ts';
import { runtimeConfigOf, runtimeConfigRoutes, type AiState } from './runtime-config/routes.ts';

export interface AppOptions {
  readonly config: Config;
  /** Open, and closed by whoever opened it, after the application. */
  readonly database: Database;
  /** Absent: the AI is off. */
  readonly planner?: PlannerConfig;
  readonly logger?: FastifyBaseLogger;
  /** Given by tests alone, which cannot spend a tenth of a second on every password. */
  readonly passwords?: Passwords;
  /** Given by tests alone, which cannot wait for minutes. */
  readonly timeouts?: Timeouts;
}

/** Long enough for every legitimate request; the planner's is the largest. */
const BODY_LIMIT = 64 * 1024;

/** Where it is told that there are compilers of schemas, Fastify does not load 226 modules of its own. */
const setBelow = (): never => {
  throw new Error('the compilers are set before any route');
};

/** The whole server, ready to listen or to `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, logger: log = createLogger(config.logLevel) } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 && trustedProxies(config.trustProxy, { log }),
    bodyLimit: BODY_LIMIT,
    ...serverOptions(options.timeouts ?? TIMEOUTS),
    frameworkErrors: sendError,
    clientErrorHandler: answerMalformed,
    // A request that came before the end is answered like any other: nothing is lost.
    return503OnClosing: false,
    schemaController: {
      compilersFactory: { buildValidator: setBelow, buildSerializer: setBelow },
    },
  });
  app.setValidatorCompiler(storableValidator);
  // Answers are made of parsed data and typed by the contract: they are not parsed a second time.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  const publicKey = config.publicKey ?? (await generatedPublicKey(database));
  const planner = options.planner ?? { kind: 'off' as const };
  const agreement = storedAgreement(database);
  const aiState = async (): Promise<AiState> => {
    if (planner.kind === 'off') return 'off';
    return (await agreement.read()) === null ? 'awaits-agreement' : 'on';
  };
  const runtimeConfig = async () => runtimeConfigOf(config, publicKey, await aiState());
  const providers = storedProviders(database);

  await app.register(errors);
  await app.register(closing);
  await app.register(requestLog);
  await app.register(monitoring, config);
  await app.register(metrics);
  await app.register(security, {
    embedded: config.corsOrigins.length > 0,
    isHttps: config.publicUrl?.startsWith('https://') ?? false,
  });
  await app.register(crossOrigin, { origins: config.corsOrigins });
  await app.register(compression);
  await app.register(docs);

  await app.register(auth, { config, database, passwords: options.passwords });
  await app.register(auditRoutes, { database, timeZone: config.timeZone });
  await app.register(auditRetention, { database, keptDays: config.auditDays });
  await app.register(healthRoutes, { database, config });
  await app.register(remoteLoadRoutes, {});
  await app.register(runtimeConfigRoutes, { runtimeConfig });
  await app.register(liveRoutes, {
    database,
    databaseUrl: config.databaseUrl,
    metrics: app.metrics,
  });
  await app.register(calendarRoutes, { database });
  await app.register(exportRoutes, { database });
  await app.register(searchRoutes, { database });
  await app.register(people, { database, config });
  await app.register(eventRoutes, { database });
  await app.register(sampleRoutes, { database });
  await app.register(icsImportRoutes, { database, config });
  await app.register(pictureRoutes, { database });
  await app.register(holidayRoutes, { database, timeZone: config.timeZone });
  await app.register(observanceRoutes, { database });
  await app.register(messageRoutes, { database });
  await app.register(subscriptionRoutes, { database, config });
  await app.register(feedRoutes, { database, config });
  await app.register(providerRoutes, { providers });
  await app.register(directoryRoutes, { database });
  await app.register(providerImportRoutes, { database });
  const dailyCalls = storedDailyCalls(database);
  const preparation: Preparation = {
    company: { headCount: config.headCount, city: config.city },
    timeZone: config.timeZone,
    providers,
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
  await app.register(page, { ...config, runtimeConfig });
  return app;
}
