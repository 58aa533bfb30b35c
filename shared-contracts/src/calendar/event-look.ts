import * as z from 'zod/mini';

/** What an event can be drawn with in the place of its type's own icon. */
export const EVENT_ICONS = [
  'star',
  'heart',
  'gift',
  'toast',
  'meal',
  'mate',
  'music',
  'ball',
  'book',
  'team',
  'plane',
  'chart',
] as const;
export const eventIconSchema = z.enum(EVENT_ICONS);
export type EventIconName = z.infer<typeof eventIconSchema>;

/**
 * Path of a picture below the API base: one that comes with Almanaque
 * ('/media/dia-del-programador.svg'), or one that was uploaded, named by the SHA-256 of its content.
 */
export const picturePathSchema = z
  .string()
  .check(z.regex(/^\/(media\/[\w./-]+|api\/v1\/pictures\/[0-9a-f]{64})$/));

/** Path of one that was uploaded. */
export const uploadedPictureSchema = picturePathSchema.check(z.regex(/\/pictures\/[0-9a-f]{64}$/));

/** The longest description of a picture. */
export const MAX_PICTURE_ALT = 200;

/** The largest file a picture may be chosen from, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** The longest side of a picture that is kept, in pixels. */
export const MAX_PICTURE_SIDE = 640;

/** Answer of `POST /api/v1/pictures`. */
export const pictureSchema = z.object({
  path: picturePathSchema,
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof pictureSchema>;
