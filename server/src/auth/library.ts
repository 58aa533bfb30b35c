import type { BetterAuthOptions } from 'better-auth';
import type { FastifyBaseLogger } from 'fastify';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@almanaque/api';
import type { SessionLimits } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { scryptInTurn, type Passwords } from './password/hashing.ts';

/** How exactly it is known when a session was last used: each renewal is a write. */
const RENEWED_EVERY_S = 5 * 60;

const COOKIE_PREFIX = 'almanaque';

/** How its name ends: behind https it begins with `__Host-`. */
export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`;

const isHttps = (url: string): boolean => url.startsWith('https://');

/** Why a right password or a right identity is refused all the same. */
export const INACTIVE = 'desactivada';
export const FIRST_PASSWORD_EXPIRED = 'contrasena-vencida';

/** Not of one that came in by another way than its password. */
const isPastFirstPassword = (path: string | undefined, user: Readonly<Record<string, unknown>>) =>
  path === '/sign-in/email' &&
  user['mustChangePassword'] === true &&
  user['firstPasswordUntil'] instanceof Date &&
  user['firstPasswordUntil'].getTime() <= Date.now();

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export interface LibraryOptions {
  readonly database: Database;
  /** Absent: as in production. */
  readonly passwords?: Passwords | undefined;
  readonly secret: string;
  /** Where browsers reach this installation. */
  readonly publicUrl: string;
  readonly sessions: SessionLimits;
  readonly log: FastifyBaseLogger;
}

/** Identity providers' tokens are of no use here once the sign-in is done, so none is kept. */
const WITHOUT_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** What every instance of the library shares, with or without OpenID. */
export const libraryOptions = ({
  database,
  passwords = scryptInTurn,
  secret,
  publicUrl,
  sessions,
  log,
}: LibraryOptions) =>
  ({
    appName: 'Almanaque',
    baseURL: publicUrl,
    basePath: '/api/v1/auth',
    secret,
    database: { db: database, type: engineOf(database) },
    telemetry: { enabled: false },
    logger: {
      level: 'error' as const,
      // The message alone: what comes with it may hold personal data.
      log: (_level: string, message: string) => log.error({ library: message }, 'accounts'),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: passwords,
    },
    session: {
      expiresIn: sessions.idleMs / 1000,
      updateAge: RENEWED_EVERY_S,
      modelName: 'sessions',
      fields: {
        ...TIMES,
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
    },
    user: {
      modelName: 'users',
      fields: { ...TIMES, emailVerified: 'email_verified' },
      additionalFields: {
        role: { type: 'string' as const, required: true },
        active: { type: 'boolean' as const, required: true, input: false, defaultValue: true },
        mustChangePassword: {
          type: 'boolean' as const,
          required: true,
          input: false,
          defaultValue: false,
          fieldName: 'must_change_password',
        },
        firstPasswordUntil: {
          type: 'date' as const,
          required: false,
          input: false,
          fieldName: 'first_password_until',
        },
        welcomedAt: {
          type: 'string' as const,
          required: false,
          input: false,
          fieldName: 'welcomed_at',
        },
        twoFactorEnabled: {
          type: 'boolean' as const,
          required: true,
          input: false,
          defaultValue: false,
          fieldName: 'two_factor_enabled',
        },
      },
    },
    account: {
      modelName: 'sign_in_methods',
      updateAccountOnSignIn: false,
      fields: {
        ...TIMES,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: 'verifications', fields: { ...TIMES, expiresAt: 'expires_at' } },
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, context) => {
            const user = await context?.context.internalAdapter.findUserById(userId);
            const { APIError } = await import('better-auth/api');
            if (!user || !('active' in user) || user.active !== true) {
              throw new APIError('FORBIDDEN', { code: INACTIVE, message: 'inactive account' });
            }
            if (isPastFirstPassword(context?.path, user)) {
              throw new APIError('FORBIDDEN', {
                code: FIRST_PASSWORD_EXPIRED,
                message: 'first password expired',
              });
            }
          },
        },
      },
      account: {
        create: {
          before: (account) => Promise.resolve({ data: { ...account, ...WITHOUT_TOKENS } }),
        },
      },
    },
    advanced: {
      // Where PUBLIC_URL is https no other host, and no page without https, can plant one (RFC 6265bis,
      // section 4.1.3.2). Elsewhere whether it is Secure depends on the request: see `cookies.ts`.
      cookiePrefix: isHttps(publicUrl) ? `__Host-${COOKIE_PREFIX}` : COOKIE_PREFIX,
      defaultCookieAttributes: { secure: isHttps(publicUrl) },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      // `same-origin.ts` holds every write of the server to its origin, these among them.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  }) satisfies BetterAuthOptions;

async function load(options: ReturnType<typeof libraryOptions>) {
  const [{ betterAuth }, { secondFactorPlugins }] = await Promise.all([
    import('better-auth'),
    import('./second-factor/plugins.ts'),
  ]);
  return betterAuth({ ...options, plugins: secondFactorPlugins(options.secret) });
}

/**
 * The account library over our database, loaded when it is first needed: nobody signs in before the
 * first page is there, and it is a third of what the server would load to start. Its HTTP handler is
 * not mounted: `routes/` call it.
 */
export function openLibrary(libraryFor: LibraryOptions) {
  const options = libraryOptions(libraryFor);
  let loading: ReturnType<typeof load> | null = null;
  return {
    options,
    database: libraryFor.database,
    longestMs: libraryFor.sessions.longestMs,
    loaded: () => (loading ??= load(options)),
  };
}

export type Library = ReturnType<typeof openLibrary>;
