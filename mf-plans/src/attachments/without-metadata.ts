import { ApiError } from '@almanaque/shared-contracts';
import { loadDrawing } from '@almanaque/ui';

/** As large as every browser draws; what a menu or an invitation says stays readable. */
const MAX_SIDE = 4096;
const QUALITY = 0.9;

const STARTS = {
  '\x89PNG': 'image/png',
  '\xff\xd8\xff': 'image/jpeg',
  RIFF: 'image/webp',
} as const;

/** As the server tells it: by its content, whatever it is called. Null: it is no picture. */
async function pictureType(file: Blob): Promise<string | null> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  return Object.entries(STARTS).find(([first]) => start.startsWith(first))?.[1] ?? null;
}

/**
 * What is kept of a file: of a picture only what it shows, without what the camera noted of place and
 * time; anything else as it is.
 * @throws {ApiError} it begins as a picture, and is none.
 */
export async function withoutMetadata(file: Blob): Promise<Blob> {
  const type = await pictureType(file);
  if (type === null) return file;
  const { drawAnew, UnusablePictureError } = await loadDrawing();
  try {
    return await drawAnew(file, { type, quality: QUALITY, maxSide: MAX_SIDE });
  } catch (error) {
    throw error instanceof UnusablePictureError ? new ApiError(415, error.message) : error;
  }
}
