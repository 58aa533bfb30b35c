import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import type { Actor } from '../audit/record-audit.ts';
import { readCompany } from '../settings/company.ts';
import type { Database } from '../db/database.ts';
import { openLibrary, type Library } from './library.ts';
import type { Passwords } from './password/hashing.ts';
import { readingGate } from './reading-gate.ts';
import { portalRoutes } from './portal/portal-routes.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { openSessionRoutes } from './routes/open-session-routes.ts';
import { secondFactorRoutes } from './routes/second-factor-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { sameOrigin } from './same-origin.ts';
import { generatedSecret } from './secret.ts';

declare module 'fastify' {
  interface FastifyInstance {
    accounts: Library;
  }
  interface FastifyRequest {
    /** Who sent it, once a hook asked for a session; read it with `actorOf`. */
    actor: Actor | null;
  }
}

export interface AuthOptions {
  readonly config: Pick<
    Config,
    | 'authSecret'
    | 'companyName'
    | 'city'
    | 'publicUrl'
    | 'port'
    | 'readingNeedsSignIn'
    | 'sessions'
    | 'openId'
    | 'corsOrigins'
  >;
  readonly database: Database;
  readonly passwords?: Passwords | undefined;
  /** Milliseconds since 1970, as `Date.now`. */
  readonly now?: () => number;
}

/** Accounts, sessions and roles: registered before any module that asks for a role. */
export const auth = fp<AuthOptions>(async (app, options) => {
  const { config, database, passwords, now = Date.now } = options;
  const { openId, publicUrl, readingNeedsSignIn, sessions, port } = config;
  const company = async () => (await readCompany(database, config)).name;
  const secret = config.authSecret ?? (await generatedSecret(database));
  const origin = publicUrl ?? `http://localhost:${port}`;
  const libraryOptions = { database, passwords, secret, publicUrl: origin, sessions, log: app.log };

  app.decorate('accounts', openLibrary(libraryOptions));
  app.decorateRequest('actor', null);
  await app.register(sameOrigin, { publicUrl });
  await app.register(readingGate, { needsSignIn: readingNeedsSignIn });
  await app.register(sessionRoutes, {
    database,
    company,
    now,
    options: {
      password: true,
      openId: openId === null ? null : { name: openId.name },
      readingNeedsSignIn,
    },
  });
  await app.register(portalRoutes, { database, origins: config.corsOrigins });
  await app.register(secondFactorRoutes, { database, company, now });
  await app.register(openSessionRoutes, { database });
  await app.register(accountRoutes, { database, company });
  if (openId !== null) {
    const { openIdRoutes } = await import('./openid/routes.ts');
    await app.register(openIdRoutes, { openId, libraryOptions });
  }
});
