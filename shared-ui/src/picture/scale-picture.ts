import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '@almanaque/shared-contracts';
import { drawAnew, UnusablePictureError } from './draw-anew.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** The quality of a scaled picture, from 0 to 1; at the sizes it is shown in, no loss is seen. */
const QUALITY = 0.85;

/**
 * The picture as it is kept: small, and drawn anew. WebP, or PNG where the browser writes no WebP.
 * @throws {UnusablePictureError} the file is too large, or no picture of these kinds.
 */
export async function scalePicture(file: Blob): Promise<Blob> {
  if (!PICTURE_TYPES.includes(file.type)) {
    throw new UnusablePictureError('Ese archivo no es una imagen PNG, JPEG o WebP: elegí otro.');
  }
  if (file.size > MAX_PICTURE_BYTES) {
    throw new UnusablePictureError('La imagen pesa más de 5 MB: elegí una más liviana.');
  }
  return drawAnew(file, { type: 'image/webp', quality: QUALITY, maxSide: MAX_PICTURE_SIDE });
}
