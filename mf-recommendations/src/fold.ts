/** 'Núñez' → 'nunez'. As `fold` of `@almanaque/ui/screen`, which only the pages load. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
