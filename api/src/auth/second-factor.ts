import * as z from 'zod/mini';
import { passwordSchema } from './account.ts';

/** What an authenticator application shows: six digits, whether typed with a space or not. */
export const totpCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((text: string) => text.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'El código tiene seis números.')),
);

/** Body of `POST /api/v1/auth/sign-in/second-factor`: a code of the application, or one that recovers. */
export const secondFactorRequestSchema = z.union([
  z.strictObject({ code: totpCodeSchema }),
  z.strictObject({ recoveryCode: z.string().check(z.minLength(1), z.maxLength(60)) }),
]);
export type SecondFactorRequest = z.infer<typeof secondFactorRequestSchema>;

/** Body of what asks for the password once more. */
export const passwordRequestSchema = z.strictObject({ password: passwordSchema });
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;

/** Body of `POST /api/v1/auth/second-factor/totp/confirm`. */
export const totpConfirmationSchema = z.strictObject({ code: totpCodeSchema });
export type TotpConfirmation = z.infer<typeof totpConfirmationSchema>;

/** Each is good for one sign-in; they are told once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Answer of `POST /api/v1/auth/second-factor/totp`: it holds once a code of it is confirmed. */
export const totpSetUpSchema = z.object({
  /** In base 32, to be typed. */
  secret: z.string(),
  /** The same for a QR code: `otpauth://totp/…` */
  uri: z.string(),
  recoveryCodes: z.array(z.string()),
});
export type TotpSetUp = z.infer<typeof totpSetUpSchema>;

/** A key kept in a device, with which somebody signs in without a password (WebAuthn). */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.iso.datetime(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Answer of `GET /api/v1/auth/second-factor`, about one's own account. */
export const secondFactorSchema = z.object({
  /** False: it signs in with the company's door alone, and has no password to follow. */
  hasPassword: z.boolean(),
  totp: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** For this account, by the installation's rule. */
  required: z.boolean(),
  passkeys: z.array(passkeySchema),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Answer and body of `/api/v1/auth/policy`. */
export const accountPolicySchema = z.strictObject({ secondFactorForAdministrators: z.boolean() });
export type AccountPolicy = z.infer<typeof accountPolicySchema>;

/** What a browser is given to make a passkey, or to use one (WebAuthn, JSON forms). */
export const passkeyOptionsSchema = z.object({ options: z.looseObject({}) });

/** What the browser made of it. */
export const passkeyAnswerSchema = z.strictObject({
  response: z.looseObject({ id: z.string().check(z.maxLength(2000)) }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;
