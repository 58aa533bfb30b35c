import {
  MAX_PROVIDER_FILE_BYTES,
  providerImportSchema,
  providerImportsSchema,
  providerPreviewSchema,
  providersUndoneSchema,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../../auth/require-role.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/error.ts';
import { ImportError } from '../../sheets/import-error.ts';
import { providerImports } from './provider-imports.ts';
import { readTable, type Table } from './read-table.ts';

interface ProviderImportOptions {
  readonly database: Database;
}

const URL = '/api/v1/providers/import';
const tags = ['Importación de proveedores'];
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la importación no es válido.'),
});
const applyQuerySchema = z.strictObject({
  /** Shown back to people; what the file is, its content tells. */
  fileName: z.string().trim().min(1).max(200).default('Filas pegadas'),
  fingerprint: z.string().max(100),
});

/** @throws {ApiError} 400 for what is no table of providers. */
async function tableOf(body: unknown): Promise<Table> {
  if (!Buffer.isBuffer(body) || body.length === 0) {
    throw new ApiError(400, 'empty_file', 'El archivo está vacío: elegí otro.');
  }
  try {
    return await readTable(body);
  } catch (error) {
    if (error instanceof ImportError) throw new ApiError(400, 'unreadable_file', error.message);
    throw error;
  }
}

/** Bringing a spreadsheet of providers into the directory, for organisers. */
export const providerImportRoutes: FastifyPluginCallbackZod<ProviderImportOptions> = (
  app,
  { database },
  done,
) => {
  const imports = providerImports(database);
  app.addHook('onRequest', requireRole('organizador'));

  app.register((upload: typeof app, _options, ready) => {
    // A file is bytes whatever the browser calls it.
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) =>
      next(null, body),
    );
    const refusals = { ...errors, 409: errorResponseSchema, 413: errorResponseSchema };
    upload.post(
      `${URL}/preview`,
      {
        bodyLimit: MAX_PROVIDER_FILE_BYTES,
        schema: {
          tags,
          summary:
            'Ver qué haría importar una planilla (.xlsx, .csv) o filas pegadas, que son el cuerpo',
          response: { 200: providerPreviewSchema, ...refusals },
        },
      },
      async (request) => imports.preview(await tableOf(request.body)),
    );
    upload.post(
      `${URL}/apply`,
      {
        bodyLimit: MAX_PROVIDER_FILE_BYTES,
        schema: {
          tags,
          summary: 'Importar los proveedores de una planilla, como los mostró la vista previa',
          querystring: applyQuerySchema,
          response: { 201: providerImportSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const table = await tableOf(request.body);
        const made = await imports.apply(actorOf(request), request.query, table);
        return reply.code(201).send(made);
      },
    );
    ready();
  });

  app.get(
    URL,
    {
      schema: {
        tags,
        summary: 'Las últimas importaciones de proveedores',
        response: { 200: providerImportsSchema, ...errors },
      },
    },
    async () => ({ imports: await imports.list() }),
  );
  app.post(
    `${URL}/:id/undo`,
    {
      schema: {
        tags,
        summary: 'Deshacer una importación; lo que se cambió después queda',
        params,
        response: {
          200: providersUndoneSchema,
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
