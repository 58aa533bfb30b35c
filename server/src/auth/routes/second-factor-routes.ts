import {
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passwordRequestSchema,
  recoveryCodesSchema,
  secondFactorRequestSchema,
  secondFactorSchema,
  totpConfirmationSchema,
  totpSetUpSchema,
} from '@almanaque/api';
import {
  errorResponseSchema,
  sessionResponseSchema,
  type Session,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { noStore } from '../../http/no-store.ts';
import { requireSession } from '../require-role.ts';
import { startAgain } from '../second-factor/answers.ts';
import { challengedAccount } from '../second-factor/challenge.ts';
import {
  addPasskey,
  passkeyToMake,
  passkeyToUse,
  removePasskey,
  signInWithPasskey,
} from '../second-factor/passkeys.ts';
import {
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  secondFactorOf,
} from '../second-factor/set-up.ts';
import { signInWithCode } from '../second-factor/sign-in.ts';
import { createSignInLimit } from '../sign-in-limit.ts';

interface SecondFactorRoutesOptions {
  readonly database: Database;
  readonly company: () => Promise<string>;
  readonly now: () => number;
}

const SIGN_IN_URL = '/api/v1/auth/sign-in';
const OWN = '/api/v1/auth/second-factor';
const tags = ['Cuentas'];
const config = { withoutSession: true };
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la llave no es válido.'),
});
const errors = {
  400: errorResponseSchema,
  401: errorResponseSchema,
  403: errorResponseSchema,
  404: errorResponseSchema,
  409: errorResponseSchema,
  429: errorResponseSchema,
};
const withSession = { 200: sessionResponseSchema, ...errors };

/** Codes and passkeys: signing in with them, and one's own. */
export const secondFactorRoutes: FastifyPluginCallbackZod<SecondFactorRoutesOptions> = (
  app,
  { database, company, now },
  done,
) => {
  const accounts = { database, library: app.accounts, company };
  const limit = createSignInLimit(database, app.accounts, now);
  /** What takes the account's password or code again, of whoever is signed in. */
  const proving = async <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (session: Session) => Promise<Result>,
  ): Promise<Result> => {
    const session = await requireSession(request, reply);
    return limit.attemptInSession(reply, session.email, () => work(session));
  };
  app.addHook('onRequest', noStore);

  app.post(
    `${SIGN_IN_URL}/second-factor`,
    {
      config,
      schema: {
        tags,
        summary: 'Seguir ingresando, con el código que va después de la contraseña',
        body: secondFactorRequestSchema,
        response: withSession,
      },
    },
    async (request, reply) => {
      const account = await challengedAccount(accounts, request);
      if (account === null) throw startAgain();
      return limit.attempt(request, reply, account.email, async () => ({
        session: await signInWithCode(accounts, account, request.body, request, reply),
      }));
    },
  );
  app.post(
    `${SIGN_IN_URL}/passkey/options`,
    {
      config,
      schema: {
        tags,
        summary: 'Empezar a ingresar con una llave de acceso',
        response: { 200: passkeyOptionsSchema, ...errors },
      },
    },
    async (request, reply) => {
      limit.takeLink(request, reply);
      return { options: { ...(await passkeyToUse(accounts, request, reply)) } };
    },
  );
  app.post(
    `${SIGN_IN_URL}/passkey`,
    {
      config,
      schema: {
        tags,
        summary: 'Ingresar con una llave de acceso',
        body: passkeyAnswerSchema,
        response: withSession,
      },
    },
    async (request, reply) => {
      limit.takeLink(request, reply);
      const { response } = request.body;
      return { session: await signInWithPasskey(accounts, response, request, reply) };
    },
  );

  app.get(
    OWN,
    {
      config,
      schema: {
        tags,
        summary: 'Con qué se confirma la cuenta propia, además de la contraseña',
        response: { 200: secondFactorSchema, ...errors },
      },
    },
    async (request, reply) => secondFactorOf(accounts, await requireSession(request, reply)),
  );
  app.post(
    `${OWN}/totp`,
    {
      config,
      schema: {
        tags,
        summary: 'Empezar a usar una aplicación de códigos',
        body: passwordRequestSchema,
        response: { 200: totpSetUpSchema, ...errors },
      },
    },
    (request, reply) =>
      proving(request, reply, (session) =>
        beginTotp(accounts, session, request.body.password, request),
      ),
  );
  app.post(
    `${OWN}/totp/confirm`,
    {
      config,
      schema: {
        tags,
        summary: 'Confirmar la aplicación con un código suyo',
        body: totpConfirmationSchema,
        response: withSession,
      },
    },
    (request, reply) =>
      proving(request, reply, async (session) => ({
        session: await confirmTotp(accounts, session, request.body.code, request, reply),
      })),
  );
  app.post(
    `${OWN}/totp/remove`,
    {
      config,
      schema: {
        tags,
        summary: 'Dejar de usar la aplicación de códigos',
        body: passwordRequestSchema,
        response: withSession,
      },
    },
    (request, reply) =>
      proving(request, reply, async (session) => ({
        session: await removeTotp(accounts, session, request.body.password, request, reply),
      })),
  );
  app.post(
    `${OWN}/recovery-codes`,
    {
      config,
      schema: {
        tags,
        summary: 'Códigos de recuperación nuevos; los anteriores dejan de servir',
        body: passwordRequestSchema,
        response: { 200: recoveryCodesSchema, ...errors },
      },
    },
    (request, reply) =>
      proving(request, reply, async (session) => ({
        recoveryCodes: await renewRecoveryCodes(accounts, session, request.body.password, request),
      })),
  );
  app.post(
    `${OWN}/passkeys/options`,
    {
      config,
      schema: {
        tags,
        summary: 'Empezar a agregar una llave de acceso',
        response: { 200: passkeyOptionsSchema, ...errors },
      },
    },
    async (request, reply) => {
      await requireSession(request, reply);
      return { options: { ...(await passkeyToMake(accounts, request, reply)) } };
    },
  );
  app.post(
    `${OWN}/passkeys`,
    {
      config,
      schema: {
        tags,
        summary: 'Agregar una llave de acceso',
        body: passkeyAnswerSchema,
        response: { 200: secondFactorSchema, ...errors },
      },
    },
    (request, reply) =>
      proving(request, reply, async (session) => {
        await addPasskey(accounts, session, request.body.response, request);
        return secondFactorOf(accounts, session);
      }),
  );
  app.delete(
    `${OWN}/passkeys/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Quitar una llave de acceso',
        params,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      await removePasskey(accounts, await requireSession(request, reply), request.params.id);
      return reply.code(204).send(null);
    },
  );
  done();
};
