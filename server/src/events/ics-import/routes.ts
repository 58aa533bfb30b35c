import {
  icsImportSchema,
  icsImportsSchema,
  icsPreviewSchema,
  icsUndoneSchema,
  MAX_ICS_BYTES,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../../auth/require-role.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/error.ts';
import { icsImports } from './ics-imports.ts';
import { readApart } from './read-apart.ts';

interface IcsImportOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'timeZone'>;
}

const tags = ['Importación de eventos'];
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la importación no es válido.'),
});
const uploadQuerySchema = z.strictObject({
  /** Shown back to people; what the file is, its content tells. */
  fileName: z.string().trim().min(1).max(200).default('Archivo .ics'),
});

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw new ApiError(400, 'empty_file', 'El archivo está vacío: elegí otro.');
}

/** Bringing the events of another calendar, for organisers. */
export const icsImportRoutes: FastifyPluginCallbackZod<IcsImportOptions> = (
  app,
  { database, config },
  done,
) => {
  const imports = icsImports(database, readApart(config.timeZone));
  app.addHook('onRequest', requireRole('organizador'));

  app.register((upload: typeof app, _options, ready) => {
    // A file is bytes whatever the browser calls it.
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) =>
      next(null, body),
    );
    const refusals = { ...errors, 413: errorResponseSchema };
    upload.post(
      '/api/v1/events/imports/preview',
      {
        bodyLimit: MAX_ICS_BYTES,
        schema: {
          tags,
          summary: 'Ver qué haría importar un archivo .ics, que va como cuerpo del pedido',
          response: { 200: icsPreviewSchema, ...refusals },
        },
      },
      (request) => imports.preview(bytesOf(request.body)),
    );
    upload.post(
      '/api/v1/events/imports',
      {
        bodyLimit: MAX_ICS_BYTES,
        schema: {
          tags,
          summary: 'Importar los eventos de un archivo .ics, que va como cuerpo del pedido',
          querystring: uploadQuerySchema,
          response: { 201: icsImportSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { fileName } = request.query;
        const made = await imports.apply(actorOf(request), fileName, bytesOf(request.body));
        return reply.code(201).send(made);
      },
    );
    ready();
  });

  app.get(
    '/api/v1/events/imports',
    {
      schema: {
        tags,
        summary: 'Las últimas importaciones de eventos',
        response: { 200: icsImportsSchema, ...errors },
      },
    },
    async () => ({ imports: await imports.list() }),
  );
  app.post(
    '/api/v1/events/imports/:id/undo',
    {
      schema: {
        tags,
        summary: 'Deshacer una importación; lo que se editó después queda',
        params,
        response: {
          200: icsUndoneSchema,
          ...errors,
          404: errorResponseSchema,
          409: errorResponseSchema,
        },
      },
    },
    (request) => imports.undo(actorOf(request), request.params.id),
  );
  done();
};
