import {
  MAX_ATTACHMENT_BYTES,
  newAttachmentSchema,
  planRemovalSchema,
  planResponseSchema,
  type AttachmentKind,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { requireRole } from '../../auth/require-role.ts';
import { besideRequests } from '../../http/beside-requests.ts';
import { ApiError } from '../../http/error.ts';
import {
  answerPlan,
  attachmentParams,
  errors,
  planParams,
  tags,
  writerOf,
  writing,
  type PlanRoutesOptions,
} from '../route-parts.ts';
import { removeEntry } from '../write-lists.ts';
import { readAttachment } from './read-attachments.ts';
import { addAttachment, forgetFiles } from './write-attachments.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MEDIA_TYPES: Readonly<Record<AttachmentKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  docx: `${OFFICE}.wordprocessingml.document`,
};

/** RFC 6266: a name that every browser can read, and the whole one. */
const disposition = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};

/** Files that are kept with a plan: whoever sees the plan downloads them, and none is shown in the page. */
export const attachmentRoutes: FastifyPluginCallbackZod<PlanRoutesOptions> = (
  app,
  options,
  done,
) => {
  const as = writerOf(options);
  const forget = besideRequests(
    app,
    () => forgetFiles(options.database, new Date()),
    'unused attachments were not removed',
  );
  app.addHook('onReady', forget);
  app.addHook('onRequest', requireRole('organizador'));
  // What it is, its content tells; the browser's word for it counts for nothing.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
  app.post(
    '/api/v1/plans/:plan/attachments',
    {
      // A little more than is kept: what is a little too large is told so in words of its own.
      bodyLimit: MAX_ATTACHMENT_BYTES * 2,
      schema: {
        tags,
        summary:
          'Adjuntar un archivo a un plan: el contenido de un PDF, PNG, JPG, WebP, XLSX o DOCX',
        consumes: Object.values(MEDIA_TYPES),
        params: planParams,
        querystring: newAttachmentSchema,
        response: {
          ...writing,
          201: planResponseSchema,
          413: errorResponseSchema,
          415: errorResponseSchema,
        },
      },
    },
    (request, reply) => {
      const { body, query } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) {
        throw new ApiError(400, 'invalid_attachment', 'Ese archivo está vacío: elegí otro.');
      }
      if (body.length > MAX_ATTACHMENT_BYTES) {
        const message = 'Ese archivo pesa más de 5 MB: achicalo, o guardá un enlace en las notas.';
        throw new ApiError(413, 'too_large', message);
      }
      const added = addAttachment(as(request), request.params.plan, { ...query, content: body });
      return answerPlan(reply, added, 201);
    },
  );
  app.get(
    '/api/v1/plans/:plan/attachments/:attachment',
    { schema: { tags, summary: 'Descargar un archivo de un plan', params: attachmentParams } },
    async (request, reply) => {
      const { db, actor } = as(request);
      const { plan, attachment } = request.params;
      const { name, kind, content } = await readAttachment(db, actor, plan, attachment);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', disposition(name))
        .header('x-content-type-options', 'nosniff')
        .type(MEDIA_TYPES[kind])
        .send(content);
    },
  );
  app.delete(
    '/api/v1/plans/:plan/attachments/:attachment',
    {
      schema: {
        tags,
        summary: 'Quitar un archivo de un plan; se puede deshacer',
        params: attachmentParams,
        querystring: planRemovalSchema,
        response: { ...writing, ...errors },
      },
    },
    (request, reply) => {
      const { plan, attachment: id } = request.params;
      const version = Number(request.query.version);
      return answerPlan(reply, removeEntry(as(request), 'attachments', { plan, id, version }));
    },
  );
  done();
};
