/** As `fold` of the pages' parts, which ideas do without: 'Núñez' → 'nunez'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
