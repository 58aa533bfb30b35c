/** In lower case and without accents: 'Contraseña' → 'contrasena'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');
