import { deflateSync } from 'node:zlib';
import { rebuildPng } from './rebuild-png.ts';
import { rebuildWebp } from './rebuild-webp.ts';
import {
  PNG,
  pngChunk,
  pngOf,
  WEBP,
  WEBP_PIXEL,
  webpOf,
  withChunks,
  withDecoy,
} from './testing/pictures.ts';

const SECRET = Buffer.from('secreto');
/** Where the pixels of `PNG` begin, after its signature and header. */
const PIXELS = 33;
const END = pngChunk('IEND', Buffer.alloc(0));

const pngWith = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([PNG.subarray(0, PIXELS), ...chunks, END]);

describe('a PNG', () => {
  it.each([PNG, pngOf(640, 640)])('of a canvas stays as it is', (picture) => {
    expect(rebuildPng(picture)?.equals(picture)).toBe(true);
  });

  it.each(['prVt', 'eXIf', 'tEXt', 'iTXt', 'zTXt', 'iCCP', 'tIME', 'caBX', 'acTL', 'fdAT', 'iDOT'])(
    'loses its %s',
    (name) => expect(rebuildPng(withChunks(PNG, name))?.equals(PNG)).toBe(true),
  );

  it('loses what follows its end, and its pixels’ end', () => {
    expect(rebuildPng(Buffer.concat([PNG, SECRET, PNG]))?.equals(PNG)).toBe(true);
    const data = deflateSync(Buffer.alloc(2));
    const loaded = pngWith(pngChunk('IDAT', Buffer.concat([data, SECRET])));
    expect(rebuildPng(loaded)?.equals(pngWith(pngChunk('IDAT', data)))).toBe(true);
  });

  it('keeps its colours, of a length that can hold nothing else', () => {
    const pixels = PNG.subarray(PIXELS, -END.length);
    const kept = pngWith(pngChunk('sRGB', Buffer.alloc(1)), pixels);
    expect(rebuildPng(kept)?.equals(kept)).toBe(true);
    expect(rebuildPng(pngWith(pngChunk('gAMA', SECRET), pixels))?.equals(PNG)).toBe(true);
  });

  it('is as large as its first header says, and has no other', () => {
    const second = pngOf(30_000, 1).subarray(8, PIXELS);
    const loaded = Buffer.concat([PNG.subarray(0, PIXELS), second, PNG.subarray(PIXELS)]);
    expect(rebuildPng(loaded)?.equals(PNG)).toBe(true);
  });

  it('gets its pixels back where they came in pieces', () => {
    const data = deflateSync(Buffer.alloc(2));
    const pieces = [data.subarray(0, 3), data.subarray(3)].map((part) => pngChunk('IDAT', part));
    expect(rebuildPng(pngWith(...pieces))?.equals(pngWith(pngChunk('IDAT', data)))).toBe(true);
  });

  it.each([
    ['that does not begin with its header', withDecoy(PNG)],
    ['without an end', PNG.subarray(0, -END.length)],
    ['without pixels', pngWith()],
    ['of broken pixels', pngWith(pngChunk('IDAT', SECRET))],
    ['of more pixels than it shows', pngWith(pngChunk('IDAT', deflateSync(Buffer.alloc(9_999))))],
    ['of fewer', pngWith(pngChunk('IDAT', deflateSync(Buffer.alloc(1))))],
    ['whose chunk claims more than there is', Buffer.from(PNG).fill(0xff, PIXELS, PIXELS + 1)],
  ])('%s is none', (_what, picture) => expect(rebuildPng(picture)).toBeNull());
});

describe('a WebP', () => {
  const PIXEL = ['VP8 ', WEBP_PIXEL] as const;
  const frame = (flags: number) =>
    ['VP8X', Buffer.from([flags, 1, 2, 3, 0, 0, 0, 0, 0, 0])] as const;

  it('of a canvas stays as it is', () => {
    expect(rebuildWebp(WEBP)?.equals(WEBP)).toBe(true);
    const alpha = ['ALPH', Buffer.from([0, 255])] as const;
    const clear = ['VP8X', Buffer.from([0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0])] as const;
    const picture = webpOf(clear, alpha, PIXEL);
    expect(rebuildWebp(picture)?.equals(picture)).toBe(true);
  });

  it.each(['EXIF', 'XMP ', 'ICCP', 'prVt', 'ANIM'])('loses its %s', (name) => {
    expect(rebuildWebp(withChunks(WEBP, name))?.equals(WEBP)).toBe(true);
  });

  it('loses what its header tells of them, and what follows its end', () => {
    const loaded = webpOf(frame(0x3e), ['ICCP', SECRET], PIXEL, ['EXIF', SECRET], PIXEL);
    const bare = webpOf(['VP8X', Buffer.alloc(10)], PIXEL);
    expect(rebuildWebp(Buffer.concat([loaded, SECRET]))?.equals(bare)).toBe(true);
  });

  it.each([
    ['an animation', webpOf(frame(2), ['ANIM', Buffer.alloc(6)], ['ANMF', SECRET])],
    ['a file cut short', WEBP.subarray(0, -4)],
    ['a file without pixels', webpOf(['EXIF', SECRET])],
  ])('%s is none', (_what, picture) => expect(rebuildWebp(picture)).toBeNull());
});
