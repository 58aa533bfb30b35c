import {
  keptProviderResponseSchema,
  providerChangeSchema,
  providerConflictSchema,
  providerDirectorySchema,
  providerDraftSchema,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { answerWrite } from '../http/stale-version.ts';
import { readRows, toKept } from './provider-rows.ts';
import { providerWrites } from './provider-writes.ts';

interface DirectoryOptions {
  readonly database: Database;
}

const tags = ['Proveedores'];
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,100}$/, 'El identificador del proveedor no es válido.'),
});
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const changing = { ...errors, 404: errorResponseSchema, 409: providerConflictSchema };

const SOMEONE_ELSE =
  'Otra persona cambió este proveedor mientras lo editabas: fijate cómo quedó y probá de nuevo.';

const answer = answerWrite('provider', SOMEONE_ELSE);

/** The whole directory, retired ones included, for organisers. */
export const directoryRoutes: FastifyPluginCallbackZod<DirectoryOptions> = (
  app,
  { database },
  done,
) => {
  const writes = providerWrites(database);
  app.addHook('onRequest', requireRole('organizador'));
  app.get(
    '/api/v1/providers/directory',
    {
      schema: {
        tags,
        summary: 'Todos los proveedores, también los retirados',
        response: { 200: providerDirectorySchema, ...errors },
      },
    },
    async () => ({ providers: (await readRows(database)).map(toKept) }),
  );
  app.post(
    '/api/v1/providers',
    {
      schema: {
        tags,
        summary: 'Agregar un proveedor',
        body: providerDraftSchema,
        response: { 201: keptProviderResponseSchema, ...errors },
      },
    },
    (request, reply) => answer(reply, writes.add(actorOf(request), request.body), 201),
  );
  app.patch(
    '/api/v1/providers/:id',
    {
      schema: {
        tags,
        summary: 'Cambiar un proveedor, retirarlo o volver a usarlo',
        params,
        body: providerChangeSchema,
        response: { 200: keptProviderResponseSchema, ...changing },
      },
    },
    (request, reply) =>
      answer(reply, writes.change(actorOf(request), request.params.id, request.body)),
  );
  done();
};
