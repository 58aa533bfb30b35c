import { MAX_PICTURE_SIDE } from '@almanaque/shared-contracts/schemas';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { ApiError } from '../http/error.ts';
import { rebuildPng } from './rebuild-png.ts';
import { rebuildWebp } from './rebuild-webp.ts';

/**
 * What a browser's canvas makes; a file of any other kind did not come through the editor. The library knows
 * a score more, and is not asked about them: some of those files take it seconds to read.
 */
const KINDS = [
  { mediaType: 'image/webp', header: WEBP, rebuild: rebuildWebp },
  { mediaType: 'image/png', header: PNG, rebuild: rebuildPng },
] as const;

const refuse = (message: string): never => {
  throw new ApiError(400, 'invalid_picture', message);
};

/** Null: it is of neither kind. */
function readHeader(content: Buffer) {
  try {
    const kind = KINDS.find(({ header }) => header.validate(content));
    return kind === undefined ? null : { ...kind, ...kind.header.calculate(content) };
  } catch {
    return null;
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
  const known = readHeader(content);
  if (known === null) {
    return refuse(
      'Ese archivo no es un PNG ni un WebP: elegí la imagen desde Almanaque, que la convierte.',
    );
  }
  const { mediaType, width, height, rebuild } = known;
  if (width < 1 || height < 1 || Math.max(width, height) > MAX_PICTURE_SIDE) {
    return refuse(`La imagen puede medir hasta ${MAX_PICTURE_SIDE} píxeles de lado: achicala.`);
  }
  const rebuilt = rebuild(content);
  if (rebuilt === null) {
    return refuse('La imagen está dañada o es animada: subila desde Almanaque, que la convierte.');
  }
  return { mediaType, width, height, content: rebuilt };
}
