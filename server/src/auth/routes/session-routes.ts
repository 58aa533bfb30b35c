import {
  changePasswordRequestSchema,
  firstAdministratorRequestSchema,
  linkRequestSchema,
  recoverRequestSchema,
  signInOptionsSchema,
  signInRequestSchema,
  signInResponseSchema,
  type SignInOptions,
} from '@almanaque/api';
import { errorResponseSchema, sessionResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { noStore } from '../../http/no-store.ts';
import { createFirstAdministrator, requireFirstToken } from '../first-start.ts';
import { recover, recoveredAccount } from '../recovery.ts';
import { readSession } from '../session.ts';
import { createSignInLimit } from '../sign-in-limit.ts';
import { requireSession } from '../require-role.ts';
import { changePassword, signIn, signOut } from '../sign-in.ts';

export interface SessionRoutesOptions {
  readonly database: Database;
  readonly company: () => Promise<string>;
  readonly options: SignInOptions;
  readonly now: () => number;
}

const tags = ['Cuentas'];
const config = { withoutSession: true };
const errors = {
  400: errorResponseSchema,
  401: errorResponseSchema,
  403: errorResponseSchema,
  429: errorResponseSchema,
};
const response = { 200: sessionResponseSchema, ...errors };

export const sessionRoutes: FastifyPluginCallbackZod<SessionRoutesOptions> = (
  app,
  { database, company, options, now },
  done,
) => {
  const library = app.accounts;
  const limit = createSignInLimit(database, library, now);
  const accounts = { database, library, company };

  app.addHook('onRequest', noStore);

  app.get(
    '/api/v1/auth/options',
    {
      config,
      schema: {
        tags,
        summary: 'Qué formas de ingresar tiene esta instalación',
        response: { 200: signInOptionsSchema },
      },
    },
    () => options,
  );
  app.get(
    '/api/v1/auth/session',
    { config, schema: { tags, summary: 'La sesión actual, que así se renueva', response } },
    async (request, reply) => ({ session: await readSession(library, request, reply) }),
  );
  app.post(
    '/api/v1/auth/sign-in',
    {
      config,
      schema: {
        tags,
        summary: 'Ingresar; si la cuenta tiene verificación en dos pasos, después va su código',
        body: signInRequestSchema,
        response: { ...response, 200: signInResponseSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      return limit.attempt(request, reply, body.email, () =>
        signIn(accounts, body, request, reply),
      );
    },
  );
  app.post(
    '/api/v1/auth/first-administrator',
    {
      config,
      schema: {
        tags,
        summary: 'Crear la primera cuenta, con el enlace que dio la terminal',
        body: firstAdministratorRequestSchema,
        response,
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      limit.takeLink(request, reply);
      await createFirstAdministrator(accounts, request.body, now());
      return signIn(accounts, { email, password }, request, reply);
    },
  );
  app.post(
    '/api/v1/auth/recover',
    {
      config,
      schema: {
        tags,
        summary: 'Elegir otra contraseña, con el enlace que dio npm run admin:link',
        body: recoverRequestSchema,
        response,
      },
    },
    async (request, reply) => {
      limit.takeLink(request, reply);
      const { password } = request.body;
      const email = await recover(accounts, request.body, now());
      return signIn(accounts, { email, password }, request, reply);
    },
  );
  for (const [path, check] of [
    ['first-administrator', (token: string) => requireFirstToken(database, token, now())],
    ['recover', (token: string) => recoveredAccount(accounts, token, now())],
  ] as const) {
    app.post(
      `/api/v1/auth/${path}/link`,
      {
        config,
        schema: {
          tags,
          summary: 'Si el enlace todavía sirve, antes de completar nada; no lo gasta',
          body: linkRequestSchema,
          response: { 204: z.null(), ...errors },
        },
      },
      async (request, reply) => {
        limit.takeLink(request, reply);
        await check(request.body.token);
        return reply.code(204).send(null);
      },
    );
  }
  app.post(
    '/api/v1/auth/change-password',
    {
      config,
      schema: {
        tags,
        summary: 'Cambiar la contraseña propia; cierra las demás sesiones',
        body: changePasswordRequestSchema,
        response,
      },
    },
    async (request, reply) => {
      const session = await requireSession(request, reply);
      const work = () => changePassword(accounts, session, request.body, request, reply);
      return { session: await limit.attemptInSession(reply, session.email, work) };
    },
  );
  app.put(
    '/api/v1/auth/welcomed',
    {
      config,
      schema: {
        tags,
        summary: 'La cuenta ya tuvo su bienvenida, y no la ve más en ningún navegador',
        response,
      },
    },
    async (request, reply) => {
      const session = await requireSession(request, reply);
      await database
        .updateTable('users')
        .set({ welcomed_at: new Date(now()).toISOString() })
        .where('id', '=', session.userId)
        .where('welcomed_at', 'is', null)
        .execute();
      return { session: { ...session, welcomed: true } };
    },
  );
  for (const [path, everywhere, summary] of [
    ['sign-out', false, 'Salir'],
    ['sign-out-everywhere', true, 'Salir de todas las sesiones de la cuenta'],
  ] as const) {
    app.post(
      `/api/v1/auth/${path}`,
      { config, schema: { tags, summary, response } },
      async (request, reply) => {
        await signOut(accounts, everywhere, request, reply);
        return { session: null };
      },
    );
  }
  done();
};
