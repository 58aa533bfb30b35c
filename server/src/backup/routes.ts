import { copiesSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { recordAudit } from '../audit/record-audit.ts';
import { actorOf, requireRole } from '../auth/require-role.ts';
import { ApiError } from '../http/error.ts';
import type { FeatureOptions } from '../http/feature.ts';
import { copyFailure } from './copy-failure.ts';
import { copyBeside } from './daily/copy-beside.ts';
import { copyNow, makesCopies } from './daily/keep-copies.ts';
import { readCopies } from './read-copies.ts';

const url = '/api/v1/copies';
const tags = ['Instalación'];
const errors = { 401: errorResponseSchema, 403: errorResponseSchema };

const none = () =>
  new ApiError(
    409,
    'copies_off',
    'En esta instalación las copias están apagadas. Se encienden en el servidor, con COPIES_DAYS y COPIES_WEEKS.',
  );

/**
 * Which copies of all data the server keeps, and one more when an administrator asks for it. None is
 * handed out: a copy has everybody's passwords and keys too, which nobody may read here.
 */
export const copiesRoutes: FastifyPluginCallbackZod<FeatureOptions> = (
  app,
  { database, config },
  done,
) => {
  app.addHook('onRequest', requireRole('administrador'));
  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'Qué copias de seguridad hay, dónde y cuántas se guardan',
        response: { 200: copiesSchema, ...errors },
      },
    },
    () => readCopies(config),
  );
  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Hacer una copia de seguridad ahora',
        response: {
          201: copiesSchema,
          ...errors,
          409: errorResponseSchema,
          503: errorResponseSchema,
          507: errorResponseSchema,
        },
      },
    },
    async (request, reply) => {
      if (!makesCopies(config)) throw none();
      let file: string;
      try {
        file = await copyNow(config, Date.now(), (to) => copyBeside(config, to));
      } catch (err) {
        request.log.error({ err }, 'the copy could not be made');
        throw copyFailure(err);
      }
      const actor = actorOf(request);
      const record = { action: 'copy.made', entity: 'copy', entityId: file } as const;
      await recordAudit(database, { actor, ...record, after: { file } });
      return reply.code(201).send(readCopies(config));
    },
  );
  done();
};
