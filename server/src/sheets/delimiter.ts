const DELIMITERS = [';', '\t', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const SAMPLE_LINES = 20;

const outsideQuotes = (line: string): string => line.replace(/"(?:[^"]|"")*"/g, '');

/** The one that splits the first lines into most cells; on a draw, the one Spanish Excel writes. */
export function delimiterOf(text: string): Delimiter {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/, SAMPLE_LINES)
    .map(outsideQuotes);
  // An Excel of any language understands, and some programs write, a first line that names it.
  const named = /^sep=(.)$/.exec(lines[0] ?? '')?.[1];
  const known = DELIMITERS.find((delimiter) => delimiter === named);
  if (known !== undefined) return known;
  const linesWith = (delimiter: Delimiter): number =>
    lines.filter((line) => line.includes(delimiter)).length;
  return DELIMITERS.reduce((best, one) => (linesWith(one) > linesWith(best) ? one : best));
}
