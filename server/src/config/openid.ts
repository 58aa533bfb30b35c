import * as z from 'zod';
import { StartError } from './start-error.ts';

/** The company's own identity provider, and which of its people may do what here. */
export interface OpenIdConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Completes 'Ingresar con …'. */
  readonly name: string;
  /** The claim of the ID token that gives the role: 'roles', 'groups', 'realm_access.roles', 'hd'. */
  readonly roleClaim: string;
  /** Value of the claim that makes an administrator; null: nobody by this way. */
  readonly administratorValue: string | null;
  readonly organiserValue: string | null;
  /** Whether it vouches for an address of which it does not say that it checked it (Entra ID). */
  readonly trustsEmail: boolean;
}

const required = (name: string) => {
  const error = `Falta la variable ${name}: la da el proveedor de identidad al registrar Almanaque.`;
  return z.string({ error }).trim().min(1, { error }).max(2000);
};

const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/;

/** RFC 9700, section 2.6: identities travel over https; a provider on this machine is for trying out. */
const isIssuer = (url: string): boolean =>
  URL.canParse(url) && (url.startsWith('https://') || LOCAL.test(url));

const environmentSchema = z
  .object({
    OIDC_ISSUER: z
      .string()
      .refine(
        isIssuer,
        'La variable OIDC_ISSUER tiene que ser la dirección https:// del proveedor de identidad.',
      )
      .transform((url) => url.replace(/\/$/, '')),
    OIDC_CLIENT_ID: required('OIDC_CLIENT_ID'),
    OIDC_CLIENT_SECRET: required('OIDC_CLIENT_SECRET'),
    OIDC_NAME: z.string().trim().max(60).default('tu cuenta de la empresa'),
    OIDC_ROLE_CLAIM: z.string().trim().max(200).default('roles'),
    OIDC_ROLE_ADMIN: z.string().trim().max(200).optional(),
    OIDC_ROLE_ORGANIZER: z.string().trim().max(200).optional(),
    OIDC_TRUST_EMAIL: z
      .enum(['true', 'false'], {
        error: 'La variable OIDC_TRUST_EMAIL tiene que ser true o false.',
      })
      .default('false')
      .transform((text) => text === 'true'),
  })
  .refine(
    ({ OIDC_ROLE_ADMIN: admin, OIDC_ROLE_ORGANIZER: organiser }) => Boolean(admin ?? organiser),
    'Falta la variable OIDC_ROLE_ADMIN o la OIDC_ROLE_ORGANIZER: sin ellas nadie podría ingresar.',
  );

export const OPENID_VARIABLES = Object.keys(environmentSchema.shape);

/**
 * Null when `OIDC_ISSUER` is absent: OpenID Connect is off.
 * @throws {StartError} saying which variable is missing or wrong.
 */
export function readOpenIdConfig(env: Readonly<Record<string, unknown>>): OpenIdConfig | null {
  if (env['OIDC_ISSUER'] === undefined) return null;
  const result = environmentSchema.safeParse(env);
  if (!result.success) throw new StartError(String(result.error.issues[0]?.message));
  const set = result.data;
  return {
    issuer: set.OIDC_ISSUER,
    clientId: set.OIDC_CLIENT_ID,
    clientSecret: set.OIDC_CLIENT_SECRET,
    name: set.OIDC_NAME,
    roleClaim: set.OIDC_ROLE_CLAIM,
    administratorValue: set.OIDC_ROLE_ADMIN ?? null,
    organiserValue: set.OIDC_ROLE_ORGANIZER ?? null,
    trustsEmail: set.OIDC_TRUST_EMAIL,
  };
}
