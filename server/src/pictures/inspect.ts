import { MAX_PICTURE_SIDE } from '@almanaque/shared-contracts/schemas';
import { imageSize } from 'image-size';
import { ApiError } from '../http/error.ts';

/** What a browser's canvas makes; a file of any other kind did not come through the editor. */
const MEDIA_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  ['webp', 'image/webp'],
  ['png', 'image/png'],
]);

/**
 * Chunks that can tell where and by whom a picture was taken (WebP container specification, section
 * 'Metadata'; PNG specification, sections 11.3.3 and 11.3.4).
 */
const METADATA = new Set(['EXIF', 'XMP ', 'eXIf', 'tEXt', 'iTXt', 'zTXt']);

function chunksOf(content: Buffer, mediaType: string): string[] {
  const names: string[] = [];
  const isPng = mediaType === 'image/png';
  let at = isPng ? 8 : 12;
  while (at + 8 <= content.length) {
    const size = isPng ? content.readUInt32BE(at) : content.readUInt32LE(at + 4);
    names.push(content.toString('latin1', at + (isPng ? 4 : 0), at + (isPng ? 8 : 4)));
    // A PNG's chunk ends with a checksum; a WebP's is padded to an even length.
    at += isPng ? 12 + size : 8 + size + (size % 2);
  }
  return names;
}

const refuse = (message: string): never => {
  throw new ApiError(400, 'invalid_picture', message);
};

function sizeOf(content: Buffer) {
  try {
    return imageSize(content);
  } catch {
    return refuse('Ese archivo no es una imagen: elegí un PNG, un JPEG o un WebP.');
  }
}

export interface Inspected {
  readonly mediaType: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a picture is, told by its content alone. @throws {ApiError} 400 when it is not taken. */
export function inspectPicture(content: Buffer): Inspected {
  const { type, width, height } = sizeOf(content);
  const mediaType = MEDIA_TYPES.get(type);
  if (mediaType === undefined) {
    return refuse('Ese tipo de imagen no se guarda: subila desde Almanaque, que la convierte.');
  }
  if (width < 1 || height < 1 || Math.max(width, height) > MAX_PICTURE_SIDE) {
    return refuse(`La imagen puede medir hasta ${MAX_PICTURE_SIDE} píxeles de lado: achicala.`);
  }
  if (chunksOf(content, mediaType).some((name) => METADATA.has(name))) {
    return refuse('La imagen trae datos ocultos: subila desde Almanaque, que se los saca.');
  }
  return { mediaType, width, height };
}
