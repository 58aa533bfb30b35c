import { MIN_PASSWORD_LENGTH } from '@almanaque/shared-contracts/schemas';
import { ApiError } from '../../http/error.ts';
import { COMMON_PASSWORDS } from './common.ts';

/** Below so many different characters a password is a pattern, however long. */
const MIN_DIFFERENT = 5;
/** A shorter name before the @ ('ana') is part of many good passwords. */
const MIN_TELLING_NAME = 5;

/** What is wrong with a password for this account, in Spanish with what to do; null: nothing. */
export function passwordProblem(password: string, email: string): string | null {
  const plain = password.normalize('NFC').toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    return `La contraseña es muy corta: usá al menos ${MIN_PASSWORD_LENGTH} caracteres, por ejemplo tres o cuatro palabras sueltas.`;
  }
  if (
    plain.includes(email.toLowerCase()) ||
    (name.length >= MIN_TELLING_NAME && plain.includes(name))
  ) {
    return 'La contraseña no puede contener tu correo: elegí palabras que no tengan que ver con la cuenta.';
  }
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size < MIN_DIFFERENT) {
    return 'Esa contraseña es de las más usadas y se adivina enseguida: elegí otra, por ejemplo tres o cuatro palabras sueltas.';
  }
  return null;
}

/** @throws {ApiError} 400, naming `field`. */
export function requireGoodPassword(password: string, email: string, field = 'password'): void {
  const problem = passwordProblem(password, email);
  if (problem !== null) throw new ApiError(400, 'weak_password', problem, field);
}
