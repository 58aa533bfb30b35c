import * as z from 'zod/mini';
import { accountNameSchema, emailSchema, passwordSchema } from './account.ts';
import { sessionSchema } from '@almanaque/shared-contracts/schemas';

/** Answer of `POST /api/v1/auth/sign-in`. */
export const signInResponseSchema = z.object({
  session: z.nullable(sessionSchema),
  /** The password was right, and a code is asked for: `POST /api/v1/auth/sign-in/second-factor`. */
  secondFactor: z.optional(z.literal(true)),
});
export type SignInResponse = z.infer<typeof signInResponseSchema>;

/** A session that is open, as its owner sees it. */
export const openSessionSchema = z.object({
  id: z.string(),
  /** In words, 'Chrome en Windows'; null: not known. */
  device: z.nullable(z.string()),
  /** ISO 8601 instants. */
  startedAt: z.iso.datetime(),
  /** To within some minutes. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** Answer of `GET /api/v1/auth/sessions`, the last used first. */
export const openSessionsResponseSchema = z.object({ sessions: z.array(openSessionSchema) });

/** Answer of `GET /api/v1/auth/users/{id}/sessions`. */
export const accountSessionsSchema = z.object({
  /** The last used first; `current` is the one that asks. */
  sessions: z.array(openSessionSchema),
  /** ISO 8601 instant; null: it never was, or so long ago that the log forgot it. */
  lastSignInAt: z.nullable(z.iso.datetime()),
});
export type AccountSessions = z.infer<typeof accountSessionsSchema>;

/** Body of `POST /api/v1/auth/sign-in`. */
export const signInRequestSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type SignInRequest = z.infer<typeof signInRequestSchema>;

const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

/** Body of `POST /api/v1/auth/first-administrator/link` and `POST /api/v1/auth/recover/link`. */
export const linkRequestSchema = z.strictObject({ token: linkToken });
export type LinkRequest = z.infer<typeof linkRequestSchema>;

/** Body of `POST /api/v1/auth/first-administrator`; the token is the one of the page's `?alta=`. */
export const firstAdministratorRequestSchema = z.strictObject({
  token: linkToken,
  name: accountNameSchema,
  email: emailSchema,
  password: passwordSchema,
});
export type FirstAdministratorRequest = z.infer<typeof firstAdministratorRequestSchema>;

/** Body of `POST /api/v1/auth/recover`; the token is the one of the page's `?acceso=`. */
export const recoverRequestSchema = z.strictObject({
  token: linkToken,
  password: passwordSchema,
});
export type RecoverRequest = z.infer<typeof recoverRequestSchema>;

/** Body of `POST /api/v1/auth/change-password`. */
export const changePasswordRequestSchema = z.strictObject({
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/** Answer of `GET /api/v1/auth/options`: which ways of signing in this installation has. */
export const signInOptionsSchema = z.object({
  password: z.literal(true),
  /** Null: not set up. `name` completes 'Ingresar con …'. */
  openId: z.nullable(z.object({ name: z.string() })),
  readingNeedsSignIn: z.boolean(),
});
export type SignInOptions = z.infer<typeof signInOptionsSchema>;

const SOMEWHERE = 'http://almanaque.invalid';

/** Also once a browser has worked out its dots: `/x/..//y` is the site `y`. */
function isPathOfOurs(path: string): boolean {
  if (!/^\/[!-~]*$/.test(path) || !URL.canParse(path, SOMEWHERE)) return false;
  const { origin, pathname } = new URL(path, SOMEWHERE);
  return origin === SOMEWHERE && !pathname.startsWith('//');
}

/** Body of `POST /api/v1/auth/openid`: a path of this page, to come back to. */
export const openIdRequestSchema = z.strictObject({
  returnTo: z
    .string()
    .check(
      z.maxLength(2000),
      z.refine(
        isPathOfOurs,
        'El campo «returnTo» tiene que ser una dirección de esta misma página, que empiece con /.',
      ),
    ),
});
export type OpenIdRequest = z.infer<typeof openIdRequestSchema>;

/** Where the page must go to sign in with the company's own accounts. */
export const openIdResponseSchema = z.object({ url: z.url() });

/**
 * Why an OpenID sign-in came to nothing; the page it comes back to has it as `?ingreso=`.
 * 'sin-permiso': the claim gives no role here; 'sin-verificar': the provider does not say that the
 * address is theirs.
 */
export const openIdFailureSchema = z.enum([
  'cancelado',
  'sin-permiso',
  'sin-verificar',
  'desactivada',
  'fallo',
]);
export type OpenIdFailure = z.infer<typeof openIdFailureSchema>;
