import {
  holidayConflictSchema,
  holidayEditSchema,
  newHolidaySchema,
  yearHolidayResponseSchema,
  yearHolidaysSchema,
} from '@almanaque/api';
import {
  errorResponseSchema,
  FIRST_YEAR,
  isKnownYear,
  LAST_YEAR,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../../auth/require-role.ts';
import type { Database } from '../../db/database.ts';
import { answerWrite } from '../../http/stale-version.ts';
import { companyDay } from '../../time/company-day.ts';
import { holidayWrites } from './holiday-writes.ts';
import { yearHolidays } from './year-holidays.ts';

interface HolidayOptions {
  readonly database: Database;
  /** In which a date is over. */
  readonly timeZone: string;
}

const tags = ['Feriados'];
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,100}$/, 'El identificador del feriado no es válido.'),
});
const yearQuery = z.strictObject({
  year: z
    .string()
    .refine(
      (text) => /^\d{4}$/.test(text) && isKnownYear(Number(text)),
      `El campo «year» tiene que ser un año entre ${FIRST_YEAR} y ${LAST_YEAR}.`,
    ),
});
const versionQuery = z.strictObject({ version: z.string().regex(/^\d{1,9}$/) });
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const changing = { ...errors, 404: errorResponseSchema, 409: holidayConflictSchema };

const SOMEONE_ELSE =
  'Otra persona cambió esta fecha mientras la mirabas: fijate cómo quedó y probá de nuevo.';

const answer = answerWrite('holiday', SOMEONE_ELSE);

/** The holidays of a year as the company keeps them, for administrators. */
export const holidayRoutes: FastifyPluginCallbackZod<HolidayOptions> = (
  app,
  { database, timeZone },
  done,
) => {
  const writes = holidayWrites(database, () => companyDay(timeZone, Date.now()).today);
  app.addHook('onRequest', requireRole('administrador'));
  app.get(
    '/api/v1/holidays',
    {
      schema: {
        tags,
        summary: 'Los feriados y días no laborables de un año, con lo que decidió la empresa',
        querystring: yearQuery,
        response: { 200: yearHolidaysSchema, ...errors },
      },
    },
    ({ query }) => yearHolidays(database, Number(query.year)),
  );
  app.post(
    '/api/v1/holidays',
    {
      schema: {
        tags,
        summary: 'Agregar un feriado o un día no laborable a un año',
        body: newHolidaySchema,
        response: { 201: yearHolidayResponseSchema, ...errors },
      },
    },
    (request, reply) => answer(reply, writes.add(actorOf(request), request.body), 201),
  );
  app.patch(
    '/api/v1/holidays/:id',
    {
      schema: {
        tags,
        summary: 'Mover, quitar o volver a lo oficial; editar lo agregado; decidir si se trabaja',
        params,
        body: holidayEditSchema,
        response: { 200: yearHolidayResponseSchema, ...changing },
      },
    },
    (request, reply) =>
      answer(reply, writes.change(actorOf(request), request.params.id, request.body)),
  );
  app.delete(
    '/api/v1/holidays/:id',
    {
      schema: {
        tags,
        summary: 'Borrar una fecha que agregó la empresa',
        params,
        querystring: versionQuery,
        response: { 200: yearHolidayResponseSchema, ...changing },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      return answer(reply, writes.remove(actorOf(request), id, Number(request.query.version)));
    },
  );
  done();
};
