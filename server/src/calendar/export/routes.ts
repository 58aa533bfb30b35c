import { exportFormatSchema, type ExportFormat } from '@almanaque/api';
import {
  endOfMonth,
  errorResponseSchema,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { clientKey } from '../../http/client-key.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import { refuseMany } from '../../http/refuse-many.ts';
import { filterOf } from '../filter-query.ts';
import { rangeQuerySchema } from '../query.ts';
import { exportedEvents } from './read-export.ts';
import { icsOf } from './write-ics.ts';

interface ExportOptions {
  readonly database: Database;
}

/** A whole company may be behind one address; a program that copies everything is refused. */
const FILES_PER_MINUTE = 30;

interface Writer {
  readonly contentType: string;
  readonly write: (events: readonly CalendarEvent[]) => string | Buffer | Promise<string | Buffer>;
}

/** The spreadsheet library is large and rarely asked for: it is loaded then, not at the start. */
const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (events) => (await import('./write-xlsx.ts')).xlsxOf(events),
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    write: async (events) => (await import('./write-csv.ts')).csvOf(events),
  },
  ics: { contentType: 'text/calendar; charset=utf-8', write: icsOf },
};

function periodOf(from: IsoDate, to: IsoDate): string {
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4);
  if (from.endsWith('-01') && to === endOfMonth(from)) return from.slice(0, 7);
  return from === to ? from : `${from}-a-${to}`;
}

/** 'almanaque-2026-11.xlsx' of a whole month, 'almanaque-2026.csv' of a year, else with its first and last day. */
const fileName = (from: IsoDate, to: IsoDate, format: ExportFormat): string =>
  `almanaque-${periodOf(from, to)}.${format}`;

/** The calendar as a file to take along. */
export const exportRoutes: FastifyPluginCallbackZod<ExportOptions> = (app, { database }, done) => {
  const files = createRateLimit(FILES_PER_MINUTE);
  app.get(
    '/api/v1/calendar/export',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Todo lo que cae en un período, como archivo (.xlsx, .csv o .ics)',
        description: 'Con los mismos filtros que «/api/v1/calendar», cada evento una vez.',
        querystring: rangeQuerySchema.safeExtend({ format: exportFormatSchema }),
        response: { 200: z.unknown(), 400: errorResponseSchema, 429: errorResponseSchema },
      },
    },
    async (request, reply) => {
      refuseMany(files, clientKey(request), reply);
      const { query } = request;
      const { from, to, format } = query;
      const events = await exportedEvents(database, from, to, filterOf(query));
      const { contentType, write } = WRITERS[format];
      return reply
        .header('cache-control', 'private, no-cache')
        .header('content-disposition', `attachment; filename="${fileName(from, to, format)}"`)
        .type(contentType)
        .send(await write(events));
    },
  );
  done();
};
