import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { actorOf } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { auditAs } from './audit.ts';
import type { PeopleWriter } from './edit-people.ts';

export interface PeopleRoutesOptions {
  readonly database: Database;
}

export const tags = ['Personas'];

/** Of the addresses of one person. */
export const personParams = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la persona no es válido.'),
});

/** Who asks, and where it is written. */
export const writerOf =
  ({ database }: PeopleRoutesOptions) =>
  (request: FastifyRequest): PeopleWriter => ({ database, audit: auditAs(actorOf(request)) });
