import * as z from 'zod/mini';
import { oneLine, roleSchema } from '@almanaque/shared-contracts/schemas';

/** NIST SP 800-63B, section 3.1.1.2: length is what protects; no rules of composition. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

const MAX_EMAIL = 254;
const MAX_NAME = 120;

const INCOMPLETE_EMAIL = 'Escribí la dirección de correo completa, por ejemplo ana@empresa.com.ar.';

/** Kept in lower case: 'Ana@Empresa.com.ar' and 'ana@empresa.com.ar' are one account. */
export const emailSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(MAX_EMAIL),
  z.refine((text) => z.regexes.email.test(text), INCOMPLETE_EMAIL),
);

/** What is wrong with the 'email' of a form, which can so be told before the server is asked. */
export const emailProblems = (email: string | undefined): { readonly email?: string } =>
  emailSchema.safeParse(email).success ? {} : { email: INCOMPLETE_EMAIL };

/** Only a bound here: whether it is a good one, the server says when it is chosen. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));

export const accountNameSchema = oneLine(MAX_NAME);

/** An account, as an administrator sees it. */
export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** Inactive: cannot sign in; what was done with it stays on record. */
  active: z.boolean(),
  /** Its password was given by an administrator, and the next sign-in asks for another. */
  mustChangePassword: z.boolean(),
  /** ISO 8601 instant from which that password no longer signs in; null: it is the account's own. */
  firstPasswordUntil: z.optional(z.nullable(z.iso.datetime())),
  /** Its password is followed by a code. */
  secondFactor: z.optional(z.boolean()),
});
export type Account = z.infer<typeof accountSchema>;

/** Answer of `GET /api/v1/auth/users`, sorted by name. */
export const accountsResponseSchema = z.object({ users: z.array(accountSchema) });

/** Body of `POST /api/v1/auth/users`. The password is a first one, to be changed at sign-in. */
export const newAccountSchema = z.strictObject({
  name: accountNameSchema,
  email: emailSchema,
  role: roleSchema,
  password: passwordSchema,
});
export type NewAccount = z.infer<typeof newAccountSchema>;

/** Body of `PATCH /api/v1/auth/users/{id}`: what is absent stays. A password is again a first one. */
export const accountChangeSchema = z.strictObject({
  name: z.optional(accountNameSchema),
  role: z.optional(roleSchema),
  active: z.optional(z.boolean()),
  password: z.optional(passwordSchema),
});
export type AccountChange = z.infer<typeof accountChangeSchema>;
