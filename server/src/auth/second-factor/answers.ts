import { ApiError } from '../../http/error.ts';
import { explain } from '../sign-in.ts';

/** No 401: a page that gets one asks for the session that is just being begun. */
export const wrongCode = (field: 'code' | 'recoveryCode' = 'code') =>
  new ApiError(
    403,
    'wrong_code',
    field === 'code'
      ? 'El código no es correcto: escribí el que la aplicación muestra ahora.'
      : 'Ese código de recuperación no es correcto, o ya se usó: probá con otro de la lista.',
    field,
  );

export const usedCode = () =>
  new ApiError(
    403,
    'wrong_code',
    'Ese código ya se usó: esperá a que la aplicación muestre el siguiente.',
    'code',
  );

export const startAgain = () =>
  new ApiError(
    409,
    'challenge_expired',
    'Pasó mucho tiempo o hubo demasiados códigos equivocados: escribí de nuevo tu contraseña.',
  );

const locked = () =>
  new ApiError(
    429,
    'rate_limited',
    'Son demasiados códigos equivocados. Probá de nuevo en 15 minutos.',
  );

export const wrongPassword = () =>
  new ApiError(
    403,
    'wrong_password',
    'La contraseña no es correcta: revisala y probá de nuevo.',
    'password',
  );

/** What the library says of a code, as ours; whatever is not the person's doing stays as it is. */
export async function explainCode(error: unknown, wrong: ApiError): Promise<unknown> {
  const { isAPIError } = await import('better-auth/api');
  if (!isAPIError(error) || error.statusCode >= 500) return error;
  switch (error.body?.code) {
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return locked();
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
    case 'TOTP_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
      return startAgain();
    default:
      return explain(error, wrong);
  }
}
