/** One file of an archive. */
export interface Entry {
  /** With '/' between folders. */
  readonly name: string;
  readonly content: Buffer;
  readonly executable: boolean;
}

const BLOCK = 512;

const octal = (value: number, length: number): string =>
  value.toString(8).padStart(length - 1, '0');

/** Up to 100 bytes of name, and up to 155 of folders before it: the form of 1988 that all can read. */
function split(name: string): { prefix: string; rest: string } {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', rest: name };
  const cut = name.indexOf('/', name.length - 101);
  const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)];
  if (cut < 1 || Buffer.byteLength(rest) > 100 || Buffer.byteLength(prefix) > 155) {
    throw new Error(`Too long a name for the archive: ${name}`);
  }
  return { prefix, rest };
}

function header({ name, content, executable }: Entry, seconds: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const { prefix, rest } = split(name);
  block.write(rest, 0);
  block.write(octal(executable ? 0o755 : 0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(content.length, 12), 124);
  block.write(octal(seconds, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\0' + '00', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\0 `, 148);
  return block;
}

const padding = ({ content }: Entry): Buffer =>
  Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);

/** The files as a tar archive, the same bytes for the same files. @param seconds When all of them are of. */
export const tarOf = (entries: readonly Entry[], seconds: number): Buffer =>
  Buffer.concat([
    ...entries.flatMap((entry) => [header(entry, seconds), entry.content, padding(entry)]),
    Buffer.alloc(2 * BLOCK),
  ]);
