import * as z from 'zod/mini';

/** A text that somebody enters in one line: not empty, of at most `max` characters. */
export const oneLine = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine(
      (text) => !/\p{Cc}/u.test(text),
      'El texto tiene que ir en una sola línea: quitá los saltos y los caracteres de control.',
    ),
  );
