import { crc32, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** The chunks that draw, and the most bytes each may have (PNG specification, section 11). */
const KEPT: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  sRGB: 1,
  gAMA: 4,
  cHRM: 32,
  IDAT: Infinity,
  IEND: 0,
};

/** Samples a pixel, by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** Those up to the image's end. */
function* chunksOf(content: Buffer): Generator<Chunk, void> {
  let at = SIGNATURE.length;
  while (at + 12 <= content.length) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    const data = content.subarray(at + 8, at + 8 + length);
    if (data.length < length) return;
    yield { name, data };
    if (name === 'IEND') return;
    at += 12 + length;
  }
}

function written({ name, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** How many bytes the pixels take, each row after its filter; null: a kind no canvas makes. */
function sizeOfPixels(header: Buffer): number | null {
  const samples = SAMPLES[header.readUInt8(9)];
  const isInterlaced = header.readUInt8(12) !== 0;
  if (samples === undefined || isInterlaced) return null;
  const bits = header.readUInt32BE(0) * header.readUInt8(8) * samples;
  return (Math.ceil(bits / 8) + 1) * header.readUInt32BE(4);
}

/** Without what follows its end; null where it holds anything but these pixels. */
function onlyPixels(compressed: Buffer, size: number): Buffer | null {
  try {
    // With `info` it also says how far it read, which the types do not know.
    const inflated: unknown = inflateSync(compressed, { info: true, maxOutputLength: size });
    const { buffer, engine } = inflated as { buffer: Buffer; engine: { bytesWritten: number } };
    return buffer.length === size ? compressed.subarray(0, engine.bytesWritten) : null;
  } catch {
    return null;
  }
}

/** The same image of the chunks that draw it alone; null when it is not whole. */
export function rebuildPng(content: Buffer): Buffer | null {
  const all = [...chunksOf(content)];
  const [header] = all;
  // The first of the file, for there its size was read: what stands before it could state another.
  if (header?.name !== 'IHDR' || header.data.length !== KEPT['IHDR']) return null;
  const chunks = all.filter(({ name, data }) => data.length <= (KEPT[name] ?? -1));
  if (chunks.at(-1)?.name !== 'IEND') return null;
  const size = sizeOfPixels(header.data);
  const isPixels = ({ name }: Chunk): boolean => name === 'IDAT';
  const pieces = chunks.filter(isPixels).map(({ data }) => data);
  const pixels = size === null ? null : onlyPixels(Buffer.concat(pieces), size);
  if (pixels === null) return null;
  // What belongs to the pixels comes before them; of several of a kind, the first counts.
  const once = new Map<string, Chunk>();
  for (const chunk of chunks.slice(0, chunks.findIndex(isPixels))) {
    if (!once.has(chunk.name)) once.set(chunk.name, chunk);
  }
  return Buffer.concat([
    SIGNATURE,
    ...[...once.values()].map(written),
    written({ name: 'IDAT', data: pixels }),
    written({ name: 'IEND', data: Buffer.alloc(0) }),
  ]);
}
