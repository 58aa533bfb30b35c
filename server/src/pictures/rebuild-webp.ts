/** The chunks of a still picture (WebP container specification). */
const DRAWING = ['VP8 ', 'VP8L'];
const ALPHA = 'ALPH';
const EXTENDED = 'VP8X';

/** Of VP8X's flags: the other ones tell of a profile, metadata or an animation. */
const HAS_ALPHA = 0x10;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** Those up to the end that the file itself states. */
function* chunksOf(content: Buffer): Generator<Chunk, void> {
  const end = Math.min(content.length, 8 + content.readUInt32LE(4));
  let at = 12;
  while (at + 8 <= end) {
    const length = content.readUInt32LE(at + 4);
    if (at + 8 + length > end) return;
    yield {
      name: content.toString('latin1', at, at + 4),
      data: content.subarray(at + 8, at + 8 + length),
    };
    at += 8 + length + (length % 2);
  }
}

/** Padded to an even length. */
function written({ name, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
  chunk.write(name, 0, 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  data.copy(chunk, 8);
  return chunk;
}

/** It tells of what is kept, and of nothing else. */
function extended({ data }: Chunk, hasAlpha: boolean): Chunk {
  const kept = Buffer.alloc(10);
  kept.writeUInt8(hasAlpha ? HAS_ALPHA & data.readUInt8(0) : 0, 0);
  data.copy(kept, 4, 4, 10);
  return { name: EXTENDED, data: kept };
}

/** The same picture of the chunks that draw it alone; null when it is not whole, or is animated. */
export function rebuildWebp(content: Buffer): Buffer | null {
  const chunks = [...chunksOf(content)];
  const named = (...names: string[]) => chunks.find(({ name }) => names.includes(name));
  const drawing = named(...DRAWING);
  const frame = named(EXTENDED);
  if (drawing === undefined || (frame !== undefined && frame.data.length !== 10)) return null;
  const alpha = drawing.name === 'VP8 ' ? named(ALPHA) : undefined;
  const kept = [
    ...(frame ? [extended(frame, alpha !== undefined || drawing.name === 'VP8L')] : []),
    // Without the frame nobody would look for it.
    ...(frame && alpha ? [alpha] : []),
    drawing,
  ];
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept.map(written)]);
  return written({ name: 'RIFF', data: body });
}
