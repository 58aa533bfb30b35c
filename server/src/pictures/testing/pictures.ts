import { crc32, deflateSync } from 'node:zlib';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export const pngChunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
};

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A black PNG of that size. */
export const pngOf = (width: number, height: number): Buffer =>
  Buffer.concat([
    SIGNATURE,
    // Eight bits of grey a pixel.
    pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

export const PNG = pngOf(1, 1);

/**
 * The same PNG behind a chunk of Apple's own, `CgBI`, in which there is what reads like the header of an image
 * of one pixel.
 */
export const withDecoy = (png: Buffer): Buffer => {
  const header = Buffer.concat([Buffer.alloc(12), PNG.subarray(12, 24)]);
  return Buffer.concat([SIGNATURE, pngChunk('CgBI', header), png.subarray(SIGNATURE.length)]);
};

/** One pixel each. */
export const WEBP = Buffer.from(
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  'base64',
);
export const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010101004800480000ffc0000b080001000101011100ffd9',
  'hex',
);

const webpChunk = (name: string, data: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, padding]);
};

/** A WebP of these chunks, after its header. */
export const webpOf = (...chunks: readonly (readonly [name: string, data: Buffer])[]): Buffer =>
  webpChunk(
    'RIFF',
    Buffer.concat([Buffer.from('WEBP'), ...chunks.map(([name, data]) => webpChunk(name, data))]),
  );

/** What draws the pixel of `WEBP`. */
export const WEBP_PIXEL = WEBP.subarray(20);

/** The same picture with more chunks, where its format has them. */
export const withChunks = (picture: Buffer, ...names: readonly string[]): Buffer => {
  const data = Buffer.from('-34.60,-58.38');
  if (picture.subarray(0, 8).equals(SIGNATURE)) {
    const chunks = names.map((name) => pngChunk(name, data));
    return Buffer.concat([picture.subarray(0, 33), ...chunks, picture.subarray(33)]);
  }
  return webpOf(['VP8 ', WEBP_PIXEL], ...names.map((name) => [name, data] as const));
};
