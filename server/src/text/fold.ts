/** For finding and sorting: 'Núñez, Iñaki' → 'nunez, inaki'. Case and accents make no difference. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
