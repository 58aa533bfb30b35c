import { ApiError, fetchJson, pictureSchema } from '@almanaque/shared-contracts';
import { UnusablePictureError } from './draw-anew.ts';
import { scalePicture } from './scale-picture.ts';

export type Upload =
  | { readonly kind: 'kept'; readonly path: string }
  /** Nothing was kept; why, for the person. */
  | { readonly kind: 'failed'; readonly message: string };

/** Scales the picture in `file` and has the server keep it. Never rejects. */
export async function uploadPicture(apiBase: string, file: Blob): Promise<Upload> {
  try {
    const body = await scalePicture(file);
    const url = `${apiBase}/api/v1/pictures`;
    const { path } = await fetchJson(pictureSchema, url, { method: 'POST', body });
    return { kind: 'kept', path };
  } catch (error) {
    if (error instanceof UnusablePictureError || error instanceof ApiError) {
      return { kind: 'failed', message: error.message };
    }
    const message = 'La imagen no se pudo subir. Revisá tu conexión y probá de nuevo.';
    return { kind: 'failed', message };
  }
}
