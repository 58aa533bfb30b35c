/** Without the letters and digits that are mistaken for one another when read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 16 of 31 letters: about 79 bits. `LETTERS` is not a power of two, so bytes beyond its multiple are dropped. */
export function firstPassword(): string {
  const letters: string[] = [];
  const usable = 256 - (256 % LETTERS.length);
  while (letters.length < GROUPS * GROUP_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < usable) letters.push(LETTERS.charAt(byte % LETTERS.length));
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
