import type { Retrospect } from '@almanaque/api';

export const RETROSPECT_WORDS: Readonly<Record<keyof Retrospect, string>> = {
  rating: 'Cómo salió',
  repeat: 'Qué repetir',
  avoid: 'Qué no repetir',
  whoCame: 'Quiénes vinieron',
};
