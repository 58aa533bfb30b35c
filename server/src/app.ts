import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { auth } from './auth/auth.ts';
import { readCompany } from './settings/company.ts';
import { emptyCalendar } from './company/what-there-is.ts';
import type { Passwords } from './auth/password/hashing.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { StartStep } from './people-import/work/import-jobs.ts';
import { FEATURES } from './features.ts';
import { metrics } from './health/metrics.ts';
import { monitoring } from './health/monitoring.ts';
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
import { page } from './page/page.ts';
import { plannerFeature } from './planner/plugin.ts';
import { storedAgreement } from './planner/agreement/agreement.ts';
import type { PlannerConfig } from './config/planner.ts';
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
  /** Given by tests alone, which cannot spend half a second on the thread of every step of an import. */
  readonly startStep?: StartStep | undefined;
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
  const runtimeConfig = async () => {
    const [company, empty, ai] = await Promise.all([
      readCompany(database, config),
      emptyCalendar(database),
      aiState(),
    ]);
    return runtimeConfigOf({ ...config, company, empty }, publicKey, ai);
  };

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
  await app.register(runtimeConfigRoutes, { runtimeConfig });
  const given = { config, database, startStep: options.startStep };
  for (const feature of FEATURES) await app.register(feature, given);
  await app.register(plannerFeature, { config, database, planner, agreement, publicKey });
  await app.register(page, { ...config, runtimeConfig });
  return app;
}
