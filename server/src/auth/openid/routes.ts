import {
  errorResponseSchema,
  openIdFailureSchema,
  openIdRequestSchema,
  openIdResponseSchema,
  type OpenIdFailure,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { NOBODY, recordAudit } from '../../audit/record-audit.ts';
import { cookiesOf, passCookies } from '../cookies.ts';
import type { LibraryOptions } from '../library.ts';
import { beginSession } from '../sign-in.ts';
import { SIGN_IN } from '../sign-in-limit.ts';
import type { OpenIdConfig } from './config.ts';
import { openIdConnection } from './connect.ts';
import { PROVIDER } from './library.ts';

interface OpenIdRoutesOptions {
  readonly openId: OpenIdConfig;
  readonly libraryOptions: LibraryOptions;
}

/** What the provider may send back; more than we know of is no fault of the person's. */
const callbackSchema = z.object({
  code: z.string().max(4000).optional(),
  state: z.string().max(500).optional(),
  iss: z.string().max(2000).optional(),
  error: z.string().max(200).optional(),
});

const reasonOf = (code: string | null): OpenIdFailure => {
  if (code === 'access_denied') return 'cancelado';
  const known = openIdFailureSchema.safeParse(code);
  return known.success ? known.data : 'fallo';
};

/** The page to go to, by the library's redirect: a path of ours, with `?ingreso=` if it came to nothing. */
function landing(location: string): { path: string; failure: OpenIdFailure | null } {
  const url = new URL(location, 'http://almanaque.invalid');
  const isFailure = url.searchParams.has('error');
  const failure = isFailure ? reasonOf(url.searchParams.get('error')) : null;
  for (const name of ['error', 'error_description']) url.searchParams.delete(name);
  if (failure !== null) url.searchParams.set('ingreso', failure);
  return { path: `${url.pathname}${url.search}`, failure };
}

const tags = ['Cuentas'];
const config = { withoutSession: true };

export const openIdRoutes: FastifyPluginCallbackZod<OpenIdRoutesOptions> = (
  app,
  { openId, libraryOptions },
  done,
) => {
  const connected = openIdConnection(libraryOptions, openId, app.log);
  const { database } = libraryOptions;

  app.post(
    '/api/v1/auth/openid',
    {
      config,
      schema: {
        tags,
        summary: 'Empezar a ingresar con la cuenta de la empresa',
        body: openIdRequestSchema,
        response: { 200: openIdResponseSchema, 400: errorResponseSchema, 503: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const { returnTo } = request.body;
      const library = await connected();
      const { response, headers } = await library.api.signInSocial({
        body: {
          provider: PROVIDER,
          callbackURL: returnTo,
          errorCallbackURL: returnTo,
          disableRedirect: true,
        },
        returnHeaders: true,
      });
      passCookies(headers, request, reply);
      void reply.header('cache-control', 'no-store');
      return { url: z.string().parse(response.url) };
    },
  );

  app.get(
    `/api/v1/auth/callback/${PROVIDER}`,
    {
      config,
      schema: {
        tags,
        summary: 'Adonde el proveedor de identidad devuelve a la persona',
        querystring: callbackSchema,
      },
    },
    async (request, reply) => {
      const library = await connected();
      const answer = await library.api.callbackOAuth({
        params: { id: PROVIDER },
        query: request.query,
        headers: cookiesOf(request),
        asResponse: true,
      });
      const { path, failure } = landing(answer.headers.get('location') ?? '/?error=fallo');
      if (failure === null) {
        await beginSession(
          { database, library: app.accounts },
          answer.headers,
          'openid',
          request,
          reply,
        );
      } else {
        passCookies(answer.headers, request, reply);
        await recordAudit(database, {
          actor: NOBODY,
          action: SIGN_IN.failed,
          entity: SIGN_IN.entity,
          entityId: null,
          after: { way: 'openid', reason: failure },
        });
      }
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    },
  );
  done();
};
