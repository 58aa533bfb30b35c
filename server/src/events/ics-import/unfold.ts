import { isUtf8 } from 'node:buffer';

/** Of one line, unfolded: no text that is kept is as long, and reading a longer one takes too long. */
const MAX_LINE = 20_000;

/**
 * The lines of an .ics file, each whole (RFC 5545, section 3.1). They are put together before they are
 * decoded, since a fold may cut a letter in two; what is not UTF-8 is Windows-1252.
 */
export function unfold(bytes: Buffer): string[] {
  const whole = Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
  const text = new TextDecoder(isUtf8(whole) ? 'utf-8' : 'windows-1252').decode(whole);
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, MAX_LINE));
}
