import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '@almanaque/shared-contracts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** `message` is Spanish, for the person who chose the file. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

const UNREADABLE = 'Ese archivo no se pudo leer como imagen: probá con otro.';

/** The quality of a scaled picture, from 0 to 1; at the sizes it is shown in, no loss is seen. */
const QUALITY = 0.85;

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new UnusablePictureError(UNREADABLE, { cause });
  }
}

/**
 * The picture as it is kept: small, upright, and drawn anew, so that nothing of the file but what it
 * shows is left. WebP, or PNG where the browser writes no WebP.
 * @throws {UnusablePictureError} the file is too large, or no picture of these kinds.
 */
export async function scalePicture(file: Blob): Promise<Blob> {
  if (!PICTURE_TYPES.includes(file.type)) {
    throw new UnusablePictureError('Ese archivo no es una imagen PNG, JPEG o WebP: elegí otro.');
  }
  if (file.size > MAX_PICTURE_BYTES) {
    throw new UnusablePictureError('La imagen pesa más de 5 MB: elegí una más liviana.');
  }
  const bitmap = await decode(file);
  const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', QUALITY),
  );
  if (blob === null) throw new UnusablePictureError(UNREADABLE);
  return blob;
}
