import { MIN_PASSWORD_LENGTH } from '@almanaque/shared-contracts';
import type { Problems } from '../form/form-context.ts';

/** The server judges the rest: common passwords, or the person's own address. */
export const PASSWORD_HINT = `Al menos ${MIN_PASSWORD_LENGTH} caracteres: una frase larga es fácil de recordar.`;

/** What can be said of a new password, and of its repetition, without asking the server. */
export function checkNewPassword(name: string, password: string, again: string): Problems {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    return { [name]: `Usá al menos ${MIN_PASSWORD_LENGTH} caracteres.` };
  }
  if (password !== again) return { again: 'No es igual a la de arriba: escribila de nuevo.' };
  return {};
}
