/** Text as a pattern of `like … escape '\'` that stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
