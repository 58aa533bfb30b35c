import { MAX_PICTURE_SIDE } from '@almanaque/shared-contracts/schemas';
import { imageSize } from 'image-size';
import { ApiError } from '../http/error.ts';
import { rebuildPng } from './rebuild-png.ts';
import { rebuildWebp } from './rebuild-webp.ts';

interface Kind {
  readonly mediaType: string;
  readonly rebuild: (content: Buffer) => Buffer | null;
}

/** What a browser's canvas makes; a file of any other kind did not come through the editor. */
const KINDS: ReadonlyMap<string | undefined, Kind> = new Map([
  ['webp', { mediaType: 'image/webp', rebuild: rebuildWebp }],
  ['png', { mediaType: 'image/png', rebuild: rebuildPng }],
]);

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
  /** What is kept of it: where and by whom it was taken, and whatever else was put in, is left out. */
  readonly content: Buffer;
}

/** What a picture is, told by its content alone. @throws {ApiError} 400 when it is not taken. */
export function inspectPicture(content: Buffer): Inspected {
  const { type, width, height } = sizeOf(content);
  const kind = KINDS.get(type);
  if (kind === undefined) {
    return refuse('Ese tipo de imagen no se guarda: subila desde Almanaque, que la convierte.');
  }
  if (width < 1 || height < 1 || Math.max(width, height) > MAX_PICTURE_SIDE) {
    return refuse(`La imagen puede medir hasta ${MAX_PICTURE_SIDE} píxeles de lado: achicala.`);
  }
  const rebuilt = kind.rebuild(content);
  if (rebuilt === null) {
    return refuse('La imagen está dañada o es animada: subila desde Almanaque, que la convierte.');
  }
  return { mediaType: kind.mediaType, width, height, content: rebuilt };
}
