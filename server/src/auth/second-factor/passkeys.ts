import type { Passkey } from '@almanaque/api';
import type { Session } from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { recordAudit } from '../../audit/record-audit.ts';
import { ApiError } from '../../http/error.ts';
import type { AccountPlace } from '../accounts.ts';
import { cookiesOf, passCookies } from '../cookies.ts';
import { deviceWords } from '../device-words.ts';
import type { Library } from '../library.ts';
import { actorIn } from '../session.ts';
import { beginSession, explain, recordRefusal } from '../sign-in.ts';

const UNNAMED = 'Llave de acceso';

const rowsSchema = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.date().nullish() }),
);

/** Those of the session's account, the oldest first. */
export async function listPasskeys(
  { library }: AccountPlace,
  { userId }: Session,
): Promise<Passkey[]> {
  const { adapter } = await (await library.loaded()).$context;
  const where = [{ field: 'userId', value: userId }];
  const rows = rowsSchema.parse(await adapter.findMany({ model: 'passkey', where }));
  return rows
    .map(({ id, name, createdAt }) => ({
      id,
      name: name || UNNAMED,
      createdAt: (createdAt ?? new Date(0)).toISOString(),
    }))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** The page it was sent from: `same-origin.ts` has let none but ours through. */
function withOrigin(request: FastifyRequest): Headers {
  const headers = cookiesOf(request);
  if (request.headers.origin !== undefined) headers.set('origin', request.headers.origin);
  return headers;
}

const notMade = () =>
  new ApiError(
    400,
    'wrong_passkey',
    'No se pudo agregar la llave de acceso. Cerrá sesión, ingresá de nuevo y probá otra vez.',
  );

/** What the browser needs to make one. Only a session that began today may (the library's rule). */
export async function passkeyToMake(
  { library }: AccountPlace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const { api } = await library.loaded();
  try {
    const { response, headers } = await api.generatePasskeyRegistrationOptions({
      headers: cookiesOf(request),
      returnHeaders: true,
    });
    passCookies(headers, request, reply);
    return response;
  } catch (cause) {
    throw await explain(cause, notMade());
  }
}

export async function addPasskey(
  { database, library }: AccountPlace,
  session: Session,
  response: object,
  request: FastifyRequest,
): Promise<void> {
  const { api } = await library.loaded();
  const name = deviceWords(request.headers['user-agent'] ?? '') ?? UNNAMED;
  try {
    await api.verifyPasskeyRegistration({ body: { response, name }, headers: withOrigin(request) });
  } catch (cause) {
    throw await explain(cause, notMade());
  }
  await recordAudit(database, {
    actor: actorIn(session),
    action: 'account.passkey-added',
    entity: 'account',
    entityId: session.userId,
    after: { name },
  });
}

/** @throws {ApiError} 404 for one that is not the account's own. */
export async function removePasskey(
  accounts: AccountPlace,
  session: Session,
  id: string,
): Promise<void> {
  const { database } = accounts;
  const removed = (await listPasskeys(accounts, session)).find((passkey) => passkey.id === id);
  if (removed === undefined) {
    throw new ApiError(404, 'passkey_not_found', 'Esa llave de acceso ya no está.');
  }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', session.userId)
      .execute();
    await recordAudit(transaction, {
      actor: actorIn(session),
      action: 'account.passkey-removed',
      entity: 'account',
      entityId: session.userId,
      before: { name: removed.name },
    });
  });
}

/** What the browser needs to show those it has for this installation; nobody is named. */
export async function passkeyToUse(
  { library }: AccountPlace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const { api } = await library.loaded();
  const { response, headers } = await api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    returnHeaders: true,
  });
  passCookies(headers, request, reply);
  return { ...response, userVerification: 'required' };
}

type Api = Awaited<ReturnType<Library['loaded']>>['api'];
type BrowserAnswer = NonNullable<
  Parameters<Api['verifyPasskeyAuthentication']>[0]
>['body']['response'];

/** The device and its owner's finger, face or number: two factors at once, so no code follows. */
export async function signInWithPasskey(
  accounts: AccountPlace,
  response: Record<string, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const wrong = new ApiError(
    403,
    'wrong_passkey',
    'No se pudo ingresar con esa llave de acceso. Probá de nuevo, o ingresá con tu contraseña.',
  );
  const { api } = await accounts.library.loaded();
  try {
    const { headers } = await api.verifyPasskeyAuthentication({
      // The library doubts every field of it.
      body: { response: response as unknown as BrowserAnswer },
      headers: withOrigin(request),
      returnHeaders: true,
    });
    return await beginSession(accounts, headers, 'passkey', request, reply);
  } catch (cause) {
    const error = await explain(cause, wrong);
    if (error instanceof ApiError) await recordRefusal(accounts.database, null, 'passkey', error);
    throw error;
  }
}
