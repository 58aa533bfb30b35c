import {
  accountChangeSchema,
  accountPolicySchema,
  accountSchema,
  accountSessionsSchema,
  accountsResponseSchema,
  newAccountSchema,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { accountStore } from '../account-store.ts';
import { changeAccount, createAccount, removeAccount, resetSecondFactor } from '../accounts.ts';
import { cookiesOf } from '../cookies.ts';
import { sessionsOfAccount } from '../open-sessions.ts';
import { isRequired, setRequired } from '../second-factor/policy.ts';
import { actorOf, requireRole } from '../require-role.ts';
import { findSession } from '../session.ts';

interface AccountRoutesOptions {
  readonly database: Database;
  readonly company: () => Promise<string>;
}

const tags = ['Cuentas'];
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la cuenta no es válido.'),
});
const errors = {
  400: errorResponseSchema,
  401: errorResponseSchema,
  403: errorResponseSchema,
};
const changing = { ...errors, 404: errorResponseSchema, 409: errorResponseSchema };

/** An administrator's list of accounts. */
export const accountRoutes: FastifyPluginCallbackZod<AccountRoutesOptions> = (
  app,
  { database, company },
  done,
) => {
  const accounts = { database, library: app.accounts, company };
  app.addHook('onRequest', requireRole('administrador'));
  app.get(
    '/api/v1/auth/users',
    {
      schema: {
        tags,
        summary: 'Las cuentas',
        response: { 200: accountsResponseSchema, ...errors },
      },
    },
    async () => ({ users: await (await accountStore(app.accounts, database)).all() }),
  );
  app.post(
    '/api/v1/auth/users',
    {
      schema: {
        tags,
        summary: 'Crear una cuenta, con una primera contraseña que al ingresar se cambia',
        body: newAccountSchema,
        response: { 201: accountSchema, ...changing },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createAccount(accounts, actorOf(request), request.body)),
  );
  app.patch(
    '/api/v1/auth/users/:id',
    {
      schema: {
        tags,
        summary: 'Cambiar el nombre o el rol, desactivar, reactivar o dar otra contraseña',
        params,
        body: accountChangeSchema,
        response: { 200: accountSchema, ...changing },
      },
    },
    async (request) => changeAccount(accounts, actorOf(request), request.params.id, request.body),
  );
  app.get(
    '/api/v1/auth/users/:id/sessions',
    {
      schema: {
        tags,
        summary: 'Las sesiones abiertas de una cuenta, y cuándo fue su último ingreso',
        params,
        response: { 200: accountSessionsSchema, ...errors, 404: errorResponseSchema },
      },
    },
    async (request) => {
      const { id } = await findSession(app.accounts, cookiesOf(request));
      return sessionsOfAccount(accounts, request.params.id, id);
    },
  );
  app.delete(
    '/api/v1/auth/users/:id/second-factor',
    {
      schema: {
        tags,
        summary: 'Quitar la verificación en dos pasos de otra cuenta, que perdió con qué pasarla',
        params,
        response: { 204: z.null(), ...changing },
      },
    },
    async (request, reply) => {
      await resetSecondFactor(accounts, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/api/v1/auth/policy',
    {
      schema: {
        tags,
        summary: 'Lo que la empresa pide a las cuentas',
        response: { 200: accountPolicySchema, ...errors },
      },
    },
    async () => ({ secondFactorForAdministrators: await isRequired(database) }),
  );
  app.put(
    '/api/v1/auth/policy',
    {
      schema: {
        tags,
        summary: 'Pedir o no a quien administra la verificación en dos pasos',
        body: accountPolicySchema,
        response: { 200: accountPolicySchema, ...errors },
      },
    },
    async (request) => {
      await setRequired(database, actorOf(request), request.body.secondFactorForAdministrators);
      return request.body;
    },
  );
  app.delete(
    '/api/v1/auth/users/:id',
    {
      schema: {
        tags,
        summary: 'Quitar una cuenta para siempre',
        params,
        response: { 204: z.null(), ...changing },
      },
    },
    async (request, reply) => {
      await removeAccount(accounts, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
  done();
};
