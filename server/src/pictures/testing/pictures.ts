import { crc32, deflateSync } from 'node:zlib';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const pngChunk = (name: string, data: Buffer): Buffer => {
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

/** One pixel each. */
export const WEBP = Buffer.from(
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  'base64',
);
export const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010101004800480000ffc0000b080001000101011100ffd9',
  'hex',
);

/** The same picture with one more chunk at its end. */
export const withChunk = (picture: Buffer, name: string): Buffer =>
  picture.subarray(0, 8).equals(SIGNATURE)
    ? Buffer.concat([picture, pngChunk(name, Buffer.from('GPS'))])
    : Buffer.concat([picture, Buffer.from(name, 'latin1'), Buffer.from([2, 0, 0, 0, 1, 2])]);
