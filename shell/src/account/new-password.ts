import { MIN_PASSWORD_LENGTH } from '@almanaque/api';
import type { Entries, Problems } from '@almanaque/ui/form';

/** What can be said of `NewPasswordFields` of that name without asking the server. */
export const checkNewPassword =
  (name: string) =>
  (entries: Entries): Problems => {
    const { [name]: password = '', again = '' } = entries;
    if ([...password].length < MIN_PASSWORD_LENGTH) {
      return { [name]: `Usá al menos ${MIN_PASSWORD_LENGTH} caracteres.` };
    }
    if (password !== again) return { again: 'No es igual a la de arriba: escribila de nuevo.' };
    return {};
  };
