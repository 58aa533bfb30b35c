/** At most `max` UTF-16 units of `text`, and no half of a character that is made of two, as an emoji is. */
export const cut = (text: string, max: number): string =>
  text.slice(0, max).replace(/\p{Cs}$/u, '');
