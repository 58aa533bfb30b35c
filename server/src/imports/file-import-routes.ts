import { madeImportSchema, madeImportsSchema, undoneImportSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { actorOf, requireRole } from '../auth/require-role.ts';
import { ApiError } from '../http/error.ts';
import type { FileImports } from './file-imports.ts';

export interface FileImportRoutesOptions {
  /** Below it are the imports that there were, each with its `/undo`. */
  readonly url: string;
  /** Where a file is applied. */
  readonly applyUrl: string;
  readonly tag: string;
  readonly maxBytes: number;
  readonly preview: $ZodType;
  /** What the file is called that has no name. */
  readonly unnamed: string;
  /** Whether applying says which preview the person saw. */
  readonly isConfirmed: boolean;
  readonly summaries: Readonly<Record<'preview' | 'apply' | 'list' | 'undo', string>>;
  readonly imports: FileImports<unknown>;
}

const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la importación no es válido.'),
});

/** '3,17' */
const anyway = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5}){0,1999}$/, 'Los números de los que se traen igual no son válidos.')
  .transform((text) => new Set(text.split(',').map(Number)))
  .optional();

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw new ApiError(400, 'empty_file', 'El archivo está vacío: elegí otro.');
}

/** Bringing the entries of a file, for organisers: the file is the body of the request. */
export const fileImportRoutes: FastifyPluginCallbackZod<FileImportRoutesOptions> = (
  app,
  { url, applyUrl, maxBytes, imports, summaries, ...kind },
  done,
) => {
  const tags = [kind.tag];
  // Shown back to people; what the file is, its content tells.
  const fileName = z.string().trim().min(1).max(200).default(kind.unnamed);
  const querystring = kind.isConfirmed
    ? z.strictObject({ fileName, fingerprint: z.string().max(100) })
    : z.strictObject({ fileName, anyway });
  app.addHook('onRequest', requireRole('organizador'));

  app.register((upload: typeof app, _options, ready) => {
    // A file is bytes whatever the browser calls it.
    upload.removeAllContentTypeParsers();
    upload.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) =>
      next(null, body),
    );
    const refusals = { ...errors, 409: errorResponseSchema, 413: errorResponseSchema };
    upload.post(
      `${url}/preview`,
      {
        bodyLimit: maxBytes,
        schema: { tags, summary: summaries.preview, response: { 200: kind.preview, ...refusals } },
      },
      (request) => imports.preview(actorOf(request), bytesOf(request.body)),
    );
    upload.post(
      applyUrl,
      {
        bodyLimit: maxBytes,
        schema: {
          ...{ tags, summary: summaries.apply, querystring },
          response: { 201: madeImportSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const made = await imports.apply(actorOf(request), request.query, bytesOf(request.body));
        return reply.code(201).send(made);
      },
    );
    ready();
  });

  app.get(
    url,
    { schema: { tags, summary: summaries.list, response: { 200: madeImportsSchema, ...errors } } },
    async () => ({ imports: await imports.list() }),
  );
  const undoing = { ...errors, 404: errorResponseSchema, 409: errorResponseSchema };
  app.post(
    `${url}/:id/undo`,
    {
      schema: {
        ...{ tags, summary: summaries.undo, params },
        response: { 200: undoneImportSchema, ...undoing },
      },
    },
    (request) => imports.undo(actorOf(request), request.params.id),
  );
  done();
};
