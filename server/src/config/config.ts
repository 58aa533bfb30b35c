import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { readOpenIdConfig, type OpenIdConfig } from './openid.ts';
import { StartError } from './start-error.ts';
import { variablesSchema } from './variables.ts';

const HOUSE = fileURLToPath(new URL('../../../', import.meta.url));

export type LogLevel = NonNullable<z.infer<typeof variablesSchema>['LOG_LEVEL']>;

export interface SessionLimits {
  /** Unused for this long, a session ends. */
  readonly idleMs: number;
  /** However much it is used, a session ends this long after it began. */
  readonly longestMs: number;
}

const HOUR_MS = 60 * 60 * 1000;

export interface Retention {
  /** How many of the latest days keep their copy. */
  readonly days: number;
  /** How many of the latest weeks that have copies keep their last one. */
  readonly weeks: number;
}

/** What this installation is set to. Every path is absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded SQLite database, inside `dataDir`. */
  readonly databaseUrl: string | null;
  /** How many daily and weekly copies are kept in `dataDir`; all 0: none is made. */
  readonly copies: Retention;
  /** Null: whoever administers says it in the settings. */
  readonly companyName: string | null;
  readonly city: string | null;
  readonly headCount: number | null;
  readonly timeZone: string;
  /** Null: the one generated on first start and kept in the database. */
  readonly publicKey: string | null;
  /** The origin browsers reach this installation at; null: that of each request. */
  readonly publicUrl: string | null;
  /** Null: the one generated on first start and kept in the database. */
  readonly authSecret: string | null;
  readonly readingNeedsSignIn: boolean;
  readonly sessions: SessionLimits;
  /** Null: nobody signs in with the company's own accounts. */
  readonly openId: OpenIdConfig | null;
  readonly shellDir: string;
  /** Holds a folder for each remote, `mf-*`, each with its `dist`. */
  readonly remotesDir: string;
  readonly remotesFile: string;
  /** Where this server reaches an origin that browsers see: another address of the same files. */
  readonly remotesInside: ReadonlyMap<string, string>;
  /** Origins of the portals that embed remotes of this installation. */
  readonly corsOrigins: readonly string[];
  /** Origins from which a developer may take a remote in their own tab. */
  readonly remoteOverrides: readonly string[];
  /** Who may say for whom it asks: see `trusted-proxies.ts`. */
  readonly trustProxy: readonly string[];
  /** For how long the audit log keeps its entries; null: for ever. */
  readonly auditDays: number | null;
  /** What metrics, readiness and the API's description may be asked for with; null: nothing. */
  readonly monitoringToken: string | null;
  /** Addresses that may ask for them from elsewhere. */
  readonly monitoringFrom: readonly string[];
  readonly logLevel: LogLevel;
}

const complain = ({ path: [variable], message }: z.core.$ZodIssue): StartError =>
  new StartError(`La variable ${String(variable)} tiene que ser ${message}.`);

/** What SQLite keeps is of this machine alone; who runs PostgreSQL has ways of their own. */
const COPIES = { sqlite: { days: 7, weeks: 4 }, postgres: { days: 0, weeks: 0 } } as const;

function copiesOf(set: z.infer<typeof variablesSchema>): Retention {
  const usual = COPIES[set.DATABASE_URL === undefined ? 'sqlite' : 'postgres'];
  return { days: set.COPIES_DAYS ?? usual.days, weeks: set.COPIES_WEEKS ?? usual.weeks };
}

/**
 * Reads the environment once. An empty variable counts as absent, as `.env` files write it.
 * Relative paths start where npm was called, so every script of the house finds the same data.
 * @throws {StartError} naming the first variable that is not valid.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const result = variablesSchema.safeParse(Object.fromEntries(present));
  if (!result.success) throw complain(result.error.issues[0] as z.core.$ZodIssue);
  const set = result.data;
  const base = env['INIT_CWD'] || process.cwd();
  const shellDir = resolve(base, set.SHELL_DIR ?? resolve(HOUSE, 'shell/dist'));
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(base, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    copies: copiesOf(set),
    companyName: set.COMPANY_NAME ?? null,
    city: set.COMPANY_CITY ?? null,
    headCount: set.COMPANY_HEADCOUNT ?? null,
    timeZone: set.TIME_ZONE,
    publicKey: set.PUBLIC_KEY ?? null,
    publicUrl: set.PUBLIC_URL ?? null,
    authSecret: set.AUTH_SECRET ?? null,
    readingNeedsSignIn: set.READING_NEEDS_SIGN_IN,
    sessions: {
      idleMs: set.SESSION_IDLE_HOURS * HOUR_MS,
      longestMs: set.SESSION_MAX_DAYS * 24 * HOUR_MS,
    },
    openId: readOpenIdConfig(Object.fromEntries(present)),
    shellDir,
    remotesDir: resolve(base, set.REMOTES_DIR ?? HOUSE),
    remotesFile: resolve(base, set.REMOTES_FILE ?? resolve(shellDir, 'remotes.json')),
    remotesInside: set.REMOTES_INSIDE,
    corsOrigins: set.CORS_ORIGINS,
    remoteOverrides: set.REMOTE_OVERRIDES,
    trustProxy: set.TRUST_PROXY,
    auditDays: set.AUDIT_DAYS ?? null,
    monitoringToken: set.MONITORING_TOKEN ?? null,
    monitoringFrom: set.MONITORING_FROM,
    // At a terminal a person reads one line; anywhere else a program collects them all.
    logLevel: set.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
  };
}
