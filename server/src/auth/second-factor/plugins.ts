import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { keptCodes, newRecoveryCodes } from './recovery-codes.ts';

/** Whoever has the device but not its finger, face or number is one factor, not two. */
function requireVerified(userVerified: boolean | undefined): void {
  if (userVerified !== true) {
    throw new APIError('BAD_REQUEST', { code: 'NOT_VERIFIED', message: 'user not verified' });
  }
}

const codes = (secret: string) =>
  twoFactor({
    backupCodeOptions: {
      customBackupCodesGenerate: newRecoveryCodes,
      storeBackupCodes: {
        encrypt: (json) => Promise.resolve(keptCodes(secret, json)),
        decrypt: (kept) => Promise.resolve(kept),
      },
    },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'second_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'recovery_codes',
          failedVerificationCount: 'failures',
          lockedUntil: 'locked_until',
        },
      },
    },
  });

const passkeys = () =>
  passkey({
    rpName: 'Almanaque',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) =>
        requireVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) =>
        requireVerified(verification.authenticationInfo.userVerified),
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          userId: 'user_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });

/** The library's second factors, in tables of our names. */
export const secondFactorPlugins = (
  secret: string,
): [ReturnType<typeof codes>, ReturnType<typeof passkeys>] => [codes(secret), passkeys()];
