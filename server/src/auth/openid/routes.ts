import {
  openIdFailureSchema,
  openIdRequestSchema,
  openIdResponseSchema,
  type OpenIdFailure,
} from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { NOBODY, recordAudit } from '../../audit/record-audit.ts';
import { clientKey } from '../../http/client-key.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import { refuseMany } from '../../http/refuse-many.ts';
import { cookiesOf, passCookies } from '../cookies.ts';
import type { LibraryOptions } from '../library.ts';
import { beginSession } from '../sign-in.ts';
import { SIGN_IN } from '../sign-in-limit.ts';
import type { OpenIdConfig } from '../../config/openid.ts';
import { openIdConnection } from './connect.ts';
import { PROVIDER, UNVERIFIED } from './library.ts';

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
  // There is an account of that address, and nobody vouches for it.
  if (code === 'account_not_linked') return UNVERIFIED;
  const known = openIdFailureSchema.safeParse(code);
  return known.success ? known.data : 'fallo';
};

const HERE = 'http://almanaque.invalid';

/** The page to go to, by the library's redirect: a path of ours, with `?ingreso=` if it came to nothing. */
function landing(location: string): { path: string; failure: OpenIdFailure | null } {
  const given = new URL(location, HERE);
  // A path that begins with two slashes is another site to a browser.
  const isOurs = given.origin === HERE && !given.pathname.startsWith('//');
  const url = isOurs ? given : new URL(`/${given.search}`, HERE);
  const isFailure = url.searchParams.has('error');
  const failure = isFailure ? reasonOf(url.searchParams.get('error')) : null;
  for (const name of ['error', 'error_description']) url.searchParams.delete(name);
  if (failure !== null) url.searchParams.set('ingreso', failure);
  return { path: `${url.pathname}${url.search}`, failure };
}

/** A whole company may be behind one address when the day begins; nothing is guessed here. */
const PER_MINUTE = 60;

/** The sealed cookie holds it twice, and browsers keep no cookie over 4,096 bytes. */
const MAX_KEPT = 700;

const tags = ['Cuentas'];
const config = { withoutSession: true };

export const openIdRoutes: FastifyPluginCallbackZod<OpenIdRoutesOptions> = (
  app,
  { openId, libraryOptions },
  done,
) => {
  const connected = openIdConnection(libraryOptions, openId, app.log);
  const { database } = libraryOptions;
  const starts = createRateLimit(PER_MINUTE, Date.now);
  const returns = createRateLimit(PER_MINUTE, Date.now);

  app.post(
    '/api/v1/auth/openid',
    {
      config,
      schema: {
        tags,
        summary: 'Empezar a ingresar con la cuenta de la empresa',
        body: openIdRequestSchema,
        response: {
          200: openIdResponseSchema,
          400: errorResponseSchema,
          429: errorResponseSchema,
          503: errorResponseSchema,
        },
      },
    },
    async (request, reply) => {
      refuseMany(starts, clientKey(request), reply);
      const returnTo = request.body.returnTo.length > MAX_KEPT ? '/' : request.body.returnTo;
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
      // A portal's window comes back through here, and would lose the portal. It answers no document to protect.
      void reply.header('cross-origin-opener-policy', 'unsafe-none');
      // Each may ask the provider something and leaves a line in the log.
      if (returns.take(clientKey(request)) !== null) return reply.redirect('/?ingreso=fallo', 303);
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
