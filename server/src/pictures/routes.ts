import {
  errorResponseSchema,
  MAX_PICTURE_BYTES,
  pictureSchema,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { besideRequests } from '../http/beside-requests.ts';
import { ApiError } from '../http/error.ts';
import { forgetUnused } from './forget-unused.ts';
import { keepPicture } from './keep-picture.ts';
import { PICTURE_FOLDERS } from './picture-path.ts';

interface PictureOptions {
  readonly database: Database;
  readonly now?: () => Date;
}

const tags = ['Imágenes'];
const params = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'Esa no es la dirección de una imagen.'),
});
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };

/** Pictures of events and people: organisers upload them, whoever reads the calendar sees them. */
export const pictureRoutes: FastifyPluginCallbackZod<PictureOptions> = (
  app,
  { database, now = () => new Date() },
  done,
) => {
  // Beside other processes: a picture that is about to be used must not go between being looked for and used.
  const forget = besideRequests(
    app,
    () => exclusively(database, (connection) => forgetUnused(connection, now())),
    'unused pictures were not removed',
  );
  app.addHook('onReady', forget);
  // What it is, its content tells; the browser's word for it counts for nothing.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
  app.post(
    '/api/v1/pictures',
    {
      bodyLimit: MAX_PICTURE_BYTES,
      onRequest: requireRole('organizador'),
      schema: {
        tags,
        summary: 'Subir una imagen: el contenido de un PNG o un WebP, sin metadatos',
        consumes: ['image/png', 'image/webp'],
        response: { 201: pictureSchema, ...errors, 413: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body)) {
        throw new ApiError(400, 'invalid_picture', 'Falta la imagen: elegí un archivo.');
      }
      const picture = await keepPicture(database, actorOf(request), body, now());
      return reply.code(201).send(picture);
    },
  );
  for (const folder of PICTURE_FOLDERS) {
    const schema = { tags, summary: 'Una imagen', params };
    app.get(`${folder}:hash`, { schema }, async (request, reply) => {
      const { hash } = request.params;
      const picture = await database
        .selectFrom('pictures')
        .select(['media_type', 'content'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (picture === undefined) {
        throw new ApiError(404, 'not_found', 'Esa imagen ya no está.');
      }
      // The browser keeps it for ever, for another content has another address; nobody in between
      // does, for it may be a person's photograph.
      return reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .type(picture.media_type)
        .send(picture.content);
    });
  }
  done();
};
