import {
  peoplePageSchema,
  personConflictSchema,
  personInputSchema,
  personPhotoSchema,
  personSchema,
  placeJoinedSchema,
  placeJoinSchema,
} from '@almanaque/api';
import {
  errorResponseSchema,
  isoDateSchema,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { requireRole } from '../auth/require-role.ts';
import { keepAnswers } from '../cache/kept-answers.ts';
import { orStale } from '../http/stale-version.ts';
import { createPerson, editPerson, findPerson, leavePerson } from './edit-people.ts';
import { joinPlaces } from './join-places.ts';
import { countPeople, listPeople, peopleFacets } from './list-people.ts';
import { peopleQuerySchema } from './people-query.ts';
import { personParams, tags, writerOf, type PeopleRoutesOptions } from './route-parts.ts';
import { changePhoto } from './change-photo.ts';
import { meantQueries } from './meant-query.ts';
import { toPerson } from './person-row.ts';

const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const changing = { ...errors, 404: errorResponseSchema, 409: errorResponseSchema };
/** A legajo that is somebody else's is a conflict as well. */
const editing = { ...changing, 409: z.union([personConflictSchema, errorResponseSchema]) };
const answer = orStale(
  'person',
  'Alguien cambió los datos de esta persona mientras los editabas: mirá cómo quedaron y volvé a intentarlo.',
);

const editSchema = z.strictObject({ version: z.int(), person: personInputSchema });
const leaveSchema = z.strictObject({ leavingDate: isoDateSchema });

/** The roster: for administrators alone, whose answers no cache may keep. */
export const peopleRoutes: FastifyPluginCallbackZod<PeopleRoutesOptions> = (
  app,
  { database },
  done,
) => {
  app.addHook('onRequest', requireRole('administrador'));
  const counts = keepAnswers<number>(database, 'people');
  /** Until anybody changes, all pages of a list have the same count. */
  const countOnce: typeof countPeople = (db, query) => {
    const { q, office, team, month, status } = query;
    return counts(JSON.stringify([q, office, team, month, status]), () => countPeople(db, query));
  };
  const meant = meantQueries(database, countOnce);
  const writer = writerOf({ database });

  app.get(
    '/api/v1/people',
    {
      schema: {
        tags,
        summary: 'La nómina, de a páginas',
        querystring: peopleQuerySchema,
        response: { 200: peoplePageSchema, ...errors },
      },
    },
    async ({ query }) => listPeople(database, await meant(query), countOnce),
  );
  app.get(
    '/api/v1/people/facets',
    {
      schema: {
        tags,
        summary: 'Las oficinas y los equipos que hay en la nómina',
        response: { 200: peopleFacetsSchema, ...errors },
      },
    },
    () => peopleFacets(database),
  );
  app.post(
    '/api/v1/people',
    {
      schema: {
        tags,
        summary: 'Agregar una persona',
        body: personInputSchema,
        response: { 201: personSchema, ...changing },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createPerson(writer(request), request.body)),
  );
  app.post(
    '/api/v1/people/places/join',
    {
      schema: {
        tags,
        summary: 'Unir dos oficinas o dos equipos, o cambiarles el nombre',
        description:
          'Todo lo que nombra «from» (personas, eventos y suscripciones) pasa a nombrar «into».',
        body: placeJoinSchema,
        response: { 200: placeJoinedSchema, ...changing },
      },
    },
    (request) => joinPlaces(writer(request), request.body),
  );
  app.get(
    '/api/v1/people/:id',
    {
      schema: {
        tags,
        summary: 'Una persona',
        params: personParams,
        response: { 200: personSchema, ...changing },
      },
    },
    async (request) => toPerson(await findPerson(database, request.params.id)),
  );
  app.put(
    '/api/v1/people/:id',
    {
      schema: {
        tags,
        summary: 'Cambiar los datos de una persona',
        params: personParams,
        body: editSchema,
        response: { 200: personSchema, ...editing },
      },
    },
    (request, reply) => {
      const { version, person } = request.body;
      return answer(reply, editPerson(writer(request), request.params.id, version, person));
    },
  );
  app.put(
    '/api/v1/people/:id/photo',
    {
      schema: {
        tags,
        summary: 'Poner o quitar la foto de una persona',
        params: personParams,
        body: personPhotoSchema,
        response: { 200: personSchema, ...changing },
      },
    },
    (request) => changePhoto(writer(request), request.params.id, request.body.photo),
  );
  app.post(
    '/api/v1/people/:id/leave',
    {
      schema: {
        tags,
        summary: 'Registrar el egreso de una persona',
        params: personParams,
        body: leaveSchema,
        response: { 200: personSchema, ...changing },
      },
    },
    (request) => leavePerson(writer(request), request.params.id, request.body.leavingDate),
  );
  done();
};
