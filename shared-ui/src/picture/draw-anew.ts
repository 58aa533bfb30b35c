/** `message` is Spanish, for the person who chose the file. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

const UNREADABLE = 'Ese archivo no se pudo leer como imagen: probá con otro.';

interface Drawing {
  /** Of the picture that is drawn; PNG where the browser writes none of that type. */
  readonly type: string;
  /** From 0 to 1. */
  readonly quality: number;
  /** In pixels: a larger picture is scaled down to it. */
  readonly maxSide: number;
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new UnusablePictureError(UNREADABLE, { cause });
  }
}

/**
 * The picture upright and drawn anew, so that nothing of the file but what it shows is left: not where a
 * photo was taken, nor when.
 * @throws {UnusablePictureError} it is no picture.
 */
export async function drawAnew(file: Blob, { type, quality, maxSide }: Drawing): Promise<Blob> {
  const bitmap = await decode(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) throw new UnusablePictureError(UNREADABLE);
  return blob;
}
