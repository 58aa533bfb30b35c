import {
  importApplySchema,
  importMappingSchema,
  importMissingPageSchema,
  importRowsPageSchema,
  peopleImportSchema,
  peopleImportsSchema,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { companyDay } from '../time/company-day.ts';
import { ApiError } from '../http/error.ts';
import { importMissing, importRows } from './import-rows.ts';
import { Imports } from './imports.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { createImportJobs, type StartStep } from './work/import-jobs.ts';

interface ImportRoutesOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'timeZone'>;
  readonly startStep: StartStep | undefined;
}

const tags = ['Importación de personas'];
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const changing = { ...errors, 404: errorResponseSchema, 409: errorResponseSchema };

const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la importación no es válido.'),
});
const uploadQuerySchema = z.strictObject({
  /** Shown back to people; what the file is, its content tells. */
  fileName: z.string().trim().min(1).max(200).default('Filas pegadas'),
  /** The name of the workbook's sheet to read; absent: the one that holds people. */
  sheet: z.string().min(1).max(100).optional(),
});
const rowNumber = z
  .string()
  .regex(/^\d{1,7}$/, 'El campo «after» tiene que ser un número de fila.')
  .transform(Number);
const PAGE = 100;

/** Importing the roster, step by step: for administrators alone. */
export const importRoutes: FastifyPluginCallbackZod<ImportRoutesOptions> = (
  app,
  { database, config, startStep },
  done,
) => {
  const { databaseUrl, dataDir } = config;
  const jobs = createImportJobs(database, app.log, startStep);
  const today = () => companyDay(config.timeZone, Date.now()).today;
  const imports = new Imports({ database, location: { databaseUrl, dataDir }, jobs, today });
  app.addHook('onClose', () => jobs.close());
  app.addHook('onRequest', requireRole('administrador'));

  app.register((upload: typeof app, _options, ready) => {
    // A file is bytes whatever the browser calls it: text/csv, vnd.ms-excel, or nothing at all.
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) =>
      next(null, body),
    );
    upload.post(
      '/api/v1/people/imports',
      {
        bodyLimit: IMPORT_LIMITS.bytes,
        schema: {
          tags,
          summary: 'Subir una planilla (.xlsx, .csv) o filas pegadas, como cuerpo del pedido',
          querystring: uploadQuerySchema,
          response: { 202: peopleImportSchema, ...changing, 413: errorResponseSchema },
        },
      },
      async (request, reply) => {
        const bytes = request.body;
        if (!Buffer.isBuffer(bytes) || bytes.length === 0) {
          throw new ApiError(400, 'empty_file', 'El archivo está vacío: elegí otro.');
        }
        const { fileName, sheet = null } = request.query;
        const created = await imports.create(actorOf(request), fileName, bytes, sheet);
        return reply.code(202).send(created);
      },
    );
    ready();
  });

  app.get(
    '/api/v1/people/imports',
    {
      schema: {
        tags,
        summary: 'Las últimas importaciones',
        response: { 200: peopleImportsSchema, ...errors },
      },
    },
    async (request) => ({ imports: await imports.list(actorOf(request)) }),
  );
  app.get(
    '/api/v1/people/imports/template',
    {
      schema: {
        tags,
        summary: 'Una nómina vacía (.xlsx), con las columnas que la importación reconoce',
        response: { 200: z.unknown(), ...errors },
      },
    },
    async (_request, reply) => {
      const { rosterTemplate } = await import('./template.ts');
      return reply
        .header('content-disposition', 'attachment; filename="nomina.xlsx"')
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(await rosterTemplate());
    },
  );
  app.get(
    '/api/v1/people/imports/:id',
    {
      schema: {
        tags,
        summary: 'Cómo va una importación',
        params,
        response: { 200: peopleImportSchema, ...changing },
      },
    },
    (request) => imports.get(actorOf(request), request.params.id),
  );
  app.get(
    '/api/v1/people/imports/:id/rows',
    {
      schema: {
        tags,
        summary: 'Las filas del archivo, con lo que haría cada una',
        params,
        querystring: z.strictObject({
          status: z.enum(['new', 'changed', 'same', 'wrong']).optional(),
          after: rowNumber.optional(),
        }),
        response: { 200: importRowsPageSchema, ...changing },
      },
    },
    async ({ params: { id }, query }) => {
      await imports.record(id);
      return importRows(database, id, query.status ?? null, query.after ?? 0, PAGE);
    },
  );
  app.get(
    '/api/v1/people/imports/:id/wrong',
    {
      schema: {
        tags,
        summary: 'Las filas con error, como planilla (.xlsx) con una columna que dice por qué',
        params,
        response: { 200: z.unknown(), ...changing },
      },
    },
    async ({ params: { id } }, reply) => {
      const record = await imports.record(id);
      const { wrongSheet } = await import('./wrong-sheet.ts');
      return reply
        .header('content-disposition', 'attachment; filename="filas-con-error.xlsx"')
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(await wrongSheet(database, record));
    },
  );
  app.get(
    '/api/v1/people/imports/:id/missing',
    {
      schema: {
        tags,
        summary: 'Las personas activas que el archivo no nombra',
        params,
        querystring: z.strictObject({ after: z.string().max(64).optional() }),
        response: { 200: importMissingPageSchema, ...changing },
      },
    },
    async ({ params: { id }, query }) => {
      await imports.record(id);
      return importMissing(database, id, query.after ?? '', PAGE);
    },
  );
  app.patch(
    '/api/v1/people/imports/:id',
    {
      schema: {
        tags,
        summary: 'Elegir qué dato tiene cada columna, y qué dice una celda vacía',
        params,
        body: importMappingSchema,
        response: { 202: peopleImportSchema, ...changing },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await imports.map(actorOf(request), request.params.id, request.body)),
  );
  app.post(
    '/api/v1/people/imports/:id/apply',
    {
      schema: {
        tags,
        summary: 'Aplicar una importación revisada',
        params,
        body: importApplySchema,
        response: { 202: peopleImportSchema, ...changing },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await imports.apply(actorOf(request), request.params.id, request.body)),
  );
  app.post(
    '/api/v1/people/imports/:id/undo',
    {
      schema: {
        tags,
        summary:
          'Deshacer una importación, salvo en quienes cambiaron después, o son nuevos y ya tienen planes o mensajes',
        params,
        response: { 202: peopleImportSchema, ...changing },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await imports.undo(actorOf(request), request.params.id)),
  );
  app.delete(
    '/api/v1/people/imports/:id',
    {
      schema: {
        tags,
        summary: 'Descartar un archivo sin aplicarlo',
        params,
        response: { 204: z.null(), ...changing },
      },
    },
    async (request, reply) => {
      await imports.discard(request.params.id);
      return reply.code(204).send(null);
    },
  );
  done();
};
